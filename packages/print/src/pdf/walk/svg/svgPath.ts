import type { Path, PathStep, Point } from '../../displayList.ts';

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Parses SVG path data into absolute moves, lines, and cubic curves (SVG 2, section 9.3). Stops at anything it can't read. */
export function parsePathData(data: string): Path {
  const path: PathStep[] = [];
  const numbers = new Numbers(data);
  const { values: n } = numbers;
  let [x, y, startX, startY, dx, dy] = [0, 0, 0, 0, 0, 0];
  let control: Point | undefined;
  let previous = '';
  const at = (index: number): Point => [(n[index] ?? 0) + dx, (n[index + 1] ?? 0) + dy];
  const reflectedControl = (after: string): Point =>
    control && after.includes(previous) ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
  const curve = (c1: Point, c2: Point, end: Point) => {
    path.push(['C', ...c1, ...c2, ...end]);
    [x, y] = end;
  };
  const quadratic = (c: Point, end: Point) =>
    curve(
      [x + (2 / 3) * (c[0] - x), y + (2 / 3) * (c[1] - y)],
      [end[0] + (2 / 3) * (c[0] - end[0]), end[1] + (2 / 3) * (c[1] - end[1])],
      end,
    );
  const draw = (upper: string, isRelative: boolean) => {
    dx = isRelative ? x : 0;
    dy = isRelative ? y : 0;
    if (upper === 'M') {
      startX = x = (n[0] ?? 0) + dx;
      startY = y = (n[1] ?? 0) + dy;
      path.push(['M', x, y]);
    } else if (upper === 'Z') {
      path.push(['Z']);
      x = startX;
      y = startY;
    } else if (upper === 'A') {
      const end = at(5);
      for (const step of arc([x, y], n, end)) path.push(step);
      [x, y] = end;
    } else if (upper === 'C' || upper === 'S') {
      const c1 = upper === 'C' ? at(0) : reflectedControl('CS');
      const c2 = at(upper === 'C' ? 2 : 0);
      curve(c1, c2, at(upper === 'C' ? 4 : 2));
      control = c2;
    } else if (upper === 'Q' || upper === 'T') {
      const c: Point = upper === 'Q' ? at(0) : reflectedControl('QT');
      quadratic(c, at(upper === 'Q' ? 2 : 0));
      control = c;
    } else {
      if (upper !== 'V') x = (n[0] ?? 0) + dx;
      if (upper !== 'H') y = (n[upper === 'V' ? 0 : 1] ?? 0) + dy;
      path.push(['L', x, y]);
    }
    previous = upper;
  };

  for (;;) {
    const letter = numbers.letter();
    const upper = letter.toUpperCase();
    const count = argumentCounts[upper];
    if (count === undefined) return path;
    const isRelative = letter !== upper;
    if (count === 0) draw(upper, isRelative);
    // Repeated groups of numbers repeat the command, and M continues as L.
    else
      for (let name = upper; numbers.readNext(count); name = name === 'M' ? 'L' : name)
        draw(name, isRelative);
  }
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const [tab, comma, plus, minus, point, zero] = [9, 44, 43, 45, 46, 48];

/** Reads path data from left to right. A QR code has thousands of numbers, so it allocates nothing for each except the number. */
class Numbers {
  /** The numbers of the last command read. */
  readonly values: number[] = [];
  readonly #data: string;
  #at = 0;

  constructor(data: string) {
    this.#data = data;
  }

  /** The letter of the next command, if any. */
  letter(): string {
    this.#skipSpace();
    const letter = this.#data.charAt(this.#at);
    this.#at += 1;
    return letter;
  }

  /** Reads as many numbers as a command needs. Returns false if there aren't enough left. */
  readNext(count: number): boolean {
    for (let index = 0; index < count; index++) {
      this.#skipSpace();
      const from = this.#at;
      // Arc flags may have no separators: `a6 6 0 016-6`.
      if (count === 7 && (index === 3 || index === 4)) this.#skipFlag();
      else this.#skipNumber();
      if (this.#at === from) return false;
      this.values[index] = Number(this.#data.slice(from, this.#at));
    }
    return true;
  }

  #code = (at: number) => this.#data.charCodeAt(at);

  #skipSpace(): void {
    for (let code = this.#code(this.#at); code === 32 || code === comma || (code >= tab && code <= 13); )
      code = this.#code(++this.#at);
  }

  #skipFlag(): void {
    const code = this.#code(this.#at);
    if (code === zero || code === zero + 1) this.#at += 1;
  }

  #skipNumber(): void {
    let at = this.#afterSign(this.#at);
    const digitsStart = at;
    at = this.#afterDigits(at);
    let digits = at - digitsStart;
    if (this.#code(at) === point) {
      const fraction = at + 1;
      at = this.#afterDigits(fraction);
      digits += at - fraction;
    }
    if (digits === 0) return;
    const power = this.#data.charAt(at).toLowerCase() === 'e' ? this.#afterSign(at + 1) : at;
    this.#at = power > at && isDigit(this.#code(power)) ? this.#afterDigits(power) : at;
  }

  #afterSign(at: number): number {
    const code = this.#code(at);
    return code === plus || code === minus ? at + 1 : at;
  }

  #afterDigits(from: number): number {
    let at = from;
    while (isDigit(this.#code(at))) at++;
    return at;
  }
}

/** Converts an elliptical arc to cubic curves of at most a quarter turn (SVG 2, appendix B.2). */
function arc([x1, y1]: Point, n: number[], [x2, y2]: Point): Path {
  let [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0] = n;
  [rx, ry] = [Math.abs(rx), Math.abs(ry)];
  if (x1 === x2 && y1 === y2) return [];
  if (!rx || !ry) return [['L', x2, y2]];
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const px = (cos * (x1 - x2)) / 2 + (sin * (y1 - y2)) / 2;
  const py = (-sin * (x1 - x2)) / 2 + (cos * (y1 - y2)) / 2;
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  [rx, ry] = [rx * grow, ry * grow];
  const under = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / (under || 1))) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let sweepAngle = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9);
  const step = sweepAngle / count;
  const k = (4 / 3) * Math.tan(step / 4);
  const pointOn = (u: number, v: number): Point => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ];
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const c1 = pointOn(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a));
    const c2 = pointOn(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b));
    const end: Point = index === count - 1 ? [x2, y2] : pointOn(Math.cos(b), Math.sin(b));
    return ['C', ...c1, ...c2, ...end] as const;
  });
}
