import type { Font } from 'harfbuzzjs';
import { joinedBytes } from '../../files/joinedBytes.ts';
import { pointFlags } from '../../reading/glyphContours.ts';
import { sfnt, type TrueTypeFont, trueTypeVersion } from '../write/trueType.ts';

/** Identifies a `head` table (OpenType 1.9). */
const headMagic = 0x5f0f3cf5;

/** A glyph of the shaping engine as part of a drawn glyph, in font units from where the drawn glyph starts on the line. */
export interface GlyphComponent {
  glyph: number;
  x: number;
  y: number;
}

interface ComposedGlyph {
  parts: readonly GlyphComponent[];
  width: number;
}

/**
 * Turns a font of the shaping engine into one that a file can embed: static, at the weight that's set in it, without hints. Its glyphs are
 * what's on a line: a letter with its marks is one glyph, and as wide as it is there.
 */
export class EmbeddableFont {
  /** The drawn glyphs by number. The first is for characters that a font lacks. */
  readonly #drawn: ComposedGlyph[] = [{ parts: [{ glyph: 0, x: 0, y: 0 }], width: 0 }];
  readonly #numbers = new Map<string, number>();
  readonly font: TrueTypeFont;

  constructor(font: Font, unitsPerEm: number) {
    const { ascender, descender } = font.hExtents();
    this.font = {
      unitsPerEm,
      box: [0, descender, unitsPerEm, ascender],
      ascent: ascender,
      descent: descender,
      capHeight: ascender,
      glyph: (character) => {
        const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
        return glyph === undefined ? 0 : this.numberOf([{ glyph, x: 0, y: 0 }], font.glyphHAdvance(glyph));
      },
      advance: (number) => this.#drawn[number]?.width ?? 0,
      subset: (numbers) => {
        const usedGlyphs = new Set([0, ...numbers]);
        const glyphs = this.#drawn.map((drawn, number) => (usedGlyphs.has(number) ? drawn : undefined));
        return fontFile(font, unitsPerEm, glyphs);
      },
    };
  }

  /** The number, in `font`, of the glyph that draws these parts at this width, in font units. */
  numberOf(parts: readonly GlyphComponent[], width: number): number {
    const outline = { parts, width: Math.max(0, Math.round(width)) };
    const key = JSON.stringify(outline);
    const number = this.#numbers.get(key) ?? this.#drawn.push(outline) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

/** OpenType 1.9: a CIDFontType2 needs head, hhea, hmtx, maxp, loca, and glyf (ISO 32000-1, 9.9). */
function fontFile(
  font: Font,
  unitsPerEm: number,
  glyphs: readonly (ComposedGlyph | undefined)[],
): Uint8Array<ArrayBuffer> {
  const count = glyphs.length;
  const { ascender, descender } = font.hExtents();
  const outlines: Uint8Array[] = [];
  const loca = new DataView(new ArrayBuffer((count + 1) * 4));
  const hmtx = new DataView(new ArrayBuffer(count * 4));
  const most = { points: 0, contours: 0 };
  const box = { left: 0, bottom: 0, right: 0, top: 0 };
  let length = 0;
  for (const [number, glyph] of glyphs.entries()) {
    loca.setUint32(number * 4, length);
    if (!glyph) continue;
    const data = glyphDescription(font, glyph);
    hmtx.setUint16(number * 4, glyph.width);
    hmtx.setInt16(number * 4 + 2, data.left);
    most.points = Math.max(most.points, data.points);
    most.contours = Math.max(most.contours, data.contours);
    box.left = Math.min(box.left, data.left);
    box.bottom = Math.min(box.bottom, data.bottom);
    box.right = Math.max(box.right, data.right);
    box.top = Math.max(box.top, data.top);
    outlines.push(data.bytes);
    length += data.bytes.length;
  }
  loca.setUint32(count * 4, length);
  const head = table(54, (view) => {
    view.setUint32(0, trueTypeVersion);
    view.setUint32(12, headMagic);
    view.setUint16(18, unitsPerEm);
    for (const [index, value] of [box.left, box.bottom, box.right, box.top].entries())
      view.setInt16(36 + index * 2, value);
    view.setUint16(46, 8);
    view.setInt16(48, 2);
    view.setInt16(50, 1);
  });
  const hhea = table(36, (view) => {
    view.setUint32(0, trueTypeVersion);
    view.setInt16(4, ascender);
    view.setInt16(6, descender);
    view.setUint16(34, count);
  });
  const maxp = table(32, (view) => {
    view.setUint32(0, trueTypeVersion);
    view.setUint16(4, count);
    view.setUint16(6, most.points);
    view.setUint16(8, most.contours);
    view.setUint16(14, 2);
  });
  return sfnt([
    { tag: 'glyf', data: joinedBytes(outlines) },
    { tag: 'head', data: head },
    { tag: 'hhea', data: hhea },
    { tag: 'hmtx', data: new Uint8Array(hmtx.buffer) },
    { tag: 'loca', data: new Uint8Array(loca.buffer) },
    { tag: 'maxp', data: maxp },
  ]);
}

function table(length: number, write: (view: DataView) => void): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  write(view);
  return new Uint8Array(view.buffer);
}

interface GlyphDescription {
  bytes: Uint8Array;
  points: number;
  contours: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

type GlyphPoint = { x: number; y: number; onCurve: boolean };

/** The outline of a glyph as a simple glyph description, with straight lines and quadratic curves as in the font itself. */
function glyphDescription(font: Font, { parts }: ComposedGlyph): GlyphDescription {
  const contours = parts.flatMap((part) => contoursOf(font, part));
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const bounds =
    points.length === 0
      ? { left: 0, bottom: 0, right: 0, top: 0 }
      : { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
  const counts = { points: points.length, contours: contours.length };
  if (points.length === 0) return { bytes: new Uint8Array(0), ...counts, ...bounds };
  const ends = 10 + contours.length * 2;
  const flags = ends + 2;
  const length = flags + points.length * 5;
  const bytes = table((length + 3) & ~3, (view) => {
    view.setInt16(0, contours.length);
    for (const [index, value] of [bounds.left, bounds.bottom, bounds.right, bounds.top].entries())
      view.setInt16(2 + index * 2, value);
    let last = -1;
    for (const [index, contour] of contours.entries()) {
      last += contour.length;
      view.setUint16(10 + index * 2, last);
    }
    let previous = { x: 0, y: 0 };
    for (const [index, point] of points.entries()) {
      view.setUint8(flags + index, point.onCurve ? pointFlags.onCurve : 0);
      view.setInt16(flags + points.length + index * 2, point.x - previous.x);
      view.setInt16(flags + points.length * 3 + index * 2, point.y - previous.y);
      previous = point;
    }
  });
  return { bytes, ...counts, ...bounds };
}

function contoursOf(font: Font, { glyph, x, y }: GlyphComponent): GlyphPoint[][] {
  const contours: GlyphPoint[][] = [];
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [a = 0, b = 0, c = 0, d = 0] = values.map((value, index) =>
      Math.round(value + (index % 2 === 0 ? x : y)),
    );
    if (type === 'M') contours.push([]);
    const contour = contours.at(-1);
    if (type === 'M' || type === 'L') contour?.push({ x: a, y: b, onCurve: true });
    else if (type === 'Q') contour?.push({ x: a, y: b, onCurve: false }, { x: c, y: d, onCurve: true });
    else if (type === 'C') throw new Error('The face has outlines of another kind than TrueType.');
  }
  // A contour closes automatically.
  for (const contour of contours) {
    const [first] = contour;
    const last = contour.at(-1);
    if (contour.length > 1 && first && last?.onCurve && first.x === last.x && first.y === last.y)
      contour.pop();
  }
  return contours.filter(({ length }) => length > 1);
}
