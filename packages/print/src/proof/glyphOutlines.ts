import { unknown } from './proofFile.ts';

/** Flags of glyf (OpenType 1.9). */
const POINT = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 };
const PART = { words: 1, offsets: 2, scale: 8, more: 32, xyScale: 64, twoByTwo: 128 };

interface OutlinePoint {
  x: number;
  y: number;
  on: boolean;
}

/** Outlines of an embedded TrueType font, in em with y up, by glyph number. */
export function glyphOutlines(bytes: Uint8Array<ArrayBuffer>): (glyph: number) => Path2D {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = (tag: string): number => {
    for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16)
      if (String.fromCharCode(...bytes.subarray(at, at + 4)) === tag) return view.getUint32(at + 8);
    throw unknown(`an embedded font without the table ${tag}`);
  };
  const head = table('head');
  const loca = table('loca');
  const glyf = table('glyf');
  const unitsPerEm = view.getUint16(head + 18);
  const isLong = view.getInt16(head + 50) === 1;
  const start = (glyph: number) =>
    isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2;

  const outline = (glyph: number): Path2D => {
    const path = new Path2D();
    if (start(glyph + 1) === start(glyph)) return path;
    const at = glyf + start(glyph);
    const contours = view.getInt16(at);
    if (contours >= 0) addContours(path, readContours(view, at, contours));
    else
      for (let cursor = at + 10, flags = PART.more; flags & PART.more; ) {
        flags = view.getUint16(cursor);
        if (!(flags & PART.offsets)) throw unknown('a glyph whose parts are set point to point');
        const part = outline(view.getUint16(cursor + 2));
        cursor += 4;
        const wide = flags & PART.words;
        const dx = wide ? view.getInt16(cursor) : view.getInt8(cursor);
        const dy = wide ? view.getInt16(cursor + 2) : view.getInt8(cursor + 1);
        cursor += wide ? 4 : 2;
        const next = () => {
          cursor += 2;
          return view.getInt16(cursor - 2) / 16384;
        };
        const matrix = new DOMMatrix([1, 0, 0, 1, dx, dy]);
        if (flags & PART.scale) matrix.a = matrix.d = next();
        else if (flags & PART.xyScale) {
          matrix.a = next();
          matrix.d = next();
        } else if (flags & PART.twoByTwo) {
          matrix.a = next();
          matrix.b = next();
          matrix.c = next();
          matrix.d = next();
        }
        path.addPath(part, matrix);
      }
    return path;
  };

  const known = new Map<number, Path2D>();
  return (glyph) => {
    let path = known.get(glyph);
    if (!path) {
      path = new Path2D();
      path.addPath(outline(glyph), new DOMMatrix([1 / unitsPerEm, 0, 0, 1 / unitsPerEm, 0, 0]));
      known.set(glyph, path);
    }
    return path;
  };
}

function readContours(view: DataView, at: number, count: number): OutlinePoint[][] {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(at + 10 + index * 2));
  const total = (ends.at(-1) ?? -1) + 1;
  let cursor = at + 10 + count * 2;
  cursor += 2 + view.getUint16(cursor);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(cursor++);
    const times = flag & POINT.repeat ? view.getUint8(cursor++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const axis = (short: number, same: number) => {
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
  const xs = axis(POINT.shortX, POINT.sameX);
  const ys = axis(POINT.shortY, POINT.sameY);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    on: (flag & POINT.onCurve) > 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Quadratic curves: halfway between two off-curve points there's an implied on-curve point. */
function addContours(path: Path2D, contours: OutlinePoint[][]): void {
  const between = (one: OutlinePoint, other: OutlinePoint): OutlinePoint => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    on: true,
  });
  for (const points of contours) {
    const [first] = points;
    const last = points.at(-1);
    if (!first || !last) continue;
    const begin = first.on ? first : last.on ? last : between(first, last);
    path.moveTo(begin.x, begin.y);
    let control: OutlinePoint | undefined;
    for (const point of [...points, begin]) {
      if (point.on) {
        if (control) path.quadraticCurveTo(control.x, control.y, point.x, point.y);
        else path.lineTo(point.x, point.y);
        control = undefined;
        continue;
      }
      if (control) {
        const middle = between(control, point);
        path.quadraticCurveTo(control.x, control.y, middle.x, middle.y);
      }
      control = point;
    }
    path.closePath();
  }
}
