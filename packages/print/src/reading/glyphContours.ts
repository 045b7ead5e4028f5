/** Flags of a point in a simple glyph (OpenType 1.9, `glyf`). */
export const pointFlags = { onCurve: 1, xShort: 2, yShort: 4, repeat: 8, xIsSame: 16, yIsSame: 32 };
/** Flags of a component in a composite glyph (OpenType 1.9, `glyf`). */
export const componentFlags = {
  argsAreWords: 1,
  argsAreXy: 2,
  hasScale: 8,
  moreComponents: 32,
  hasXyScale: 64,
  hasTwoByTwo: 128,
};
/** The value of 1 in the 16-bit fixed-point numbers of a component's scale. */
const f2Dot14One = 16_384;

interface ContourPoint {
  x: number;
  y: number;
  onCurve: boolean;
}

/** A closed outline of straight lines and quadratic curves, as in the font itself. */
export type Contour = readonly ContourPoint[];

type PointTransform = (point: ContourPoint) => ContourPoint;

/**
 * The outlines of a TrueType font's glyphs, in em with y up, by glyph number.
 *
 * @param refusal the error for a font that can't be read, from what it lacks
 */
export function glyphContours(
  bytes: Uint8Array<ArrayBuffer>,
  refusal: (what: string) => Error,
): (glyph: number) => Contour[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (tag: string): number => {
    for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16)
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8);
    throw refusal(`an embedded font without the table ${tag}`);
  };
  const head = table('head');
  const loca = table('loca');
  const glyf = table('glyf');
  const unitsPerEm = view.getUint16(head + 18);
  const isLong = view.getInt16(head + 50) === 1;
  const start = (glyph: number) =>
    isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2;

  const contours = (glyph: number, transform: PointTransform): Contour[] => {
    if (start(glyph + 1) === start(glyph)) return [];
    const at = glyf + start(glyph);
    const count = view.getInt16(at);
    if (count >= 0) return readContours(view, at, count).map((points) => points.map(transform));
    const partContours: Contour[] = [];
    for (
      let cursor = at + 10, flags = componentFlags.moreComponents;
      flags & componentFlags.moreComponents;
    ) {
      flags = view.getUint16(cursor);
      if (!(flags & componentFlags.argsAreXy)) throw refusal('a glyph whose parts are set point to point');
      const part = view.getUint16(cursor + 2);
      cursor += 4;
      const wide = flags & componentFlags.argsAreWords;
      const dx = wide ? view.getInt16(cursor) : view.getInt8(cursor);
      const dy = wide ? view.getInt16(cursor + 2) : view.getInt8(cursor + 1);
      cursor += wide ? 4 : 2;
      const readF2Dot14 = () => {
        cursor += 2;
        return view.getInt16(cursor - 2) / f2Dot14One;
      };
      let [a, b, c, d] = [1, 0, 0, 1];
      if (flags & componentFlags.hasScale) a = d = readF2Dot14();
      else if (flags & componentFlags.hasXyScale) [a, d] = [readF2Dot14(), readF2Dot14()];
      else if (flags & componentFlags.hasTwoByTwo)
        [a, b, c, d] = [readF2Dot14(), readF2Dot14(), readF2Dot14(), readF2Dot14()];
      partContours.push(
        ...contours(part, ({ x, y, onCurve }) =>
          transform({ x: a * x + c * y + dx, y: b * x + d * y + dy, onCurve }),
        ),
      );
    }
    return partContours;
  };

  return (glyph) =>
    contours(glyph, ({ x, y, onCurve }) => ({ x: x / unitsPerEm, y: y / unitsPerEm, onCurve }));
}

function readContours(view: DataView, at: number, count: number): ContourPoint[][] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(at + 10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let cursor = at + 10 + count * 2;
  cursor += 2 + view.getUint16(cursor);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(cursor++);
    const times = flag & pointFlags.repeat ? view.getUint8(cursor++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const readAxis = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += view.getUint8(cursor++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += view.getInt16(cursor);
        cursor += 2;
      }
      return value;
    });
  };
  const xs = readAxis(pointFlags.xShort, pointFlags.xIsSame);
  const ys = readAxis(pointFlags.yShort, pointFlags.yIsSame);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    onCurve: (flag & pointFlags.onCurve) > 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Draws a contour: a `Path2D`, or anything that collects its steps. */
export interface ContourPen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void;
  closePath(): void;
}

/** Quadratic curves: halfway between two off-curve points there's an implied on-curve point. */
export function drawContours(pen: ContourPen, contours: readonly Contour[]): void {
  const between = (one: ContourPoint, other: ContourPoint): ContourPoint => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    onCurve: true,
  });
  for (const points of contours) {
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) continue;
    const begin = first.onCurve ? first : last.onCurve ? last : between(first, last);
    pen.moveTo(begin.x, begin.y);
    let control: ContourPoint | undefined;
    for (const point of [...points, begin]) {
      if (point.onCurve) {
        if (control) pen.quadraticCurveTo(control.x, control.y, point.x, point.y);
        else pen.lineTo(point.x, point.y);
        control = undefined;
        continue;
      }
      if (control) {
        const middle = between(control, point);
        pen.quadraticCurveTo(control.x, control.y, middle.x, middle.y);
      }
      control = point;
    }
    pen.closePath();
  }
}
