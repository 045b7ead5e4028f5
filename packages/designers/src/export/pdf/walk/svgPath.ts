import type { Path, PathStep, Point } from '../displayList.ts';

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** SVG path data as absolute moves, lines and cubic curves (SVG 2, section 9.3). */
export function parsePathData(data: string): Path {
  const path: PathStep[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let control: Point | undefined;
  let previous = '';
  for (const [letter, n] of commands(data)) {
    const upper = letter.toUpperCase();
    const [dx, dy] = letter === upper ? [0, 0] : [x, y];
    const at = (index: number): Point => [(n[index] ?? 0) + dx, (n[index + 1] ?? 0) + dy];
    const reflected = (after: string): Point =>
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

    if (upper === 'M') {
      [x, y] = [startX, startY] = at(0);
      path.push(['M', x, y]);
    } else if (upper === 'Z') {
      path.push(['Z']);
      [x, y] = [startX, startY];
    } else if (upper === 'A') {
      const end = at(5);
      for (const step of arc([x, y], n, end)) path.push(step);
      [x, y] = end;
    } else if (upper === 'C' || upper === 'S') {
      const c1 = upper === 'C' ? at(0) : reflected('CS');
      const c2 = at(upper === 'C' ? 2 : 0);
      curve(c1, c2, at(upper === 'C' ? 4 : 2));
      control = c2;
    } else if (upper === 'Q' || upper === 'T') {
      const c: Point = upper === 'Q' ? at(0) : reflected('QT');
      quadratic(c, at(upper === 'Q' ? 2 : 0));
      control = c;
    } else {
      if (upper === 'H') x = (n[0] ?? 0) + dx;
      else if (upper === 'V') y = (n[0] ?? 0) + dy;
      else [x, y] = at(0);
      path.push(['L', x, y]);
    }
    previous = upper;
  }
  return path;
}

/** Commands with their numbers; repeated number groups repeat the command, and M goes on as L. */
function* commands(data: string): Generator<[letter: string, numbers: number[]]> {
  for (const [, letter = '', rest = ''] of data.matchAll(
    /([a-zA-Z])([^a-zA-Z]*(?:[eE][-+]?\d+[^a-zA-Z]*)*)/g,
  )) {
    const size = ARGUMENTS[letter.toUpperCase()];
    if (size === undefined) return;
    if (size === 0) {
      yield [letter, []];
      continue;
    }
    const numbers = size === 7 ? arcNumbers(rest) : numbersIn(rest);
    for (let index = 0; index + size <= numbers.length; index += size) {
      const name = index > 0 && letter === 'M' ? 'L' : index > 0 && letter === 'm' ? 'l' : letter;
      yield [name, numbers.slice(index, index + size)];
    }
  }
}

/** Codes to scan are some hundreds of commands with one number each. */
function numbersIn(text: string): number[] {
  const only = text.trim() ? Number(text) : Number.NaN;
  return Number.isNaN(only)
    ? [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g)].map(Number)
    : [only];
}

/** Arc flags may stand without separators: `a6 6 0 016-6`. */
const arcNumbers = (text: string): number[] =>
  [
    ...text.matchAll(
      /([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/g,
    ),
  ].flatMap((match) => match.slice(1, 8).map(Number));

/** An elliptical arc as cubic curves of at most a quarter turn (SVG 2, appendix B.2). */
function arc([x1, y1]: Point, n: number[], [x2, y2]: Point): Path {
  let [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = n;
  [rx, ry] = [Math.abs(rx), Math.abs(ry)];
  if (x1 === x2 && y1 === y2) return [];
  if (!rx || !ry) return [['L', x2, y2]];
  const phi = (turn * Math.PI) / 180;
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
  const on = (u: number, v: number): Point => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ];
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const c1 = on(Math.cos(a) - k * Math.sin(a), Math.sin(a) + k * Math.cos(a));
    const c2 = on(Math.cos(b) + k * Math.sin(b), Math.sin(b) - k * Math.cos(b));
    const end: Point = index === count - 1 ? [x2, y2] : on(Math.cos(b), Math.sin(b));
    return ['C', ...c1, ...c2, ...end] as const;
  });
}
