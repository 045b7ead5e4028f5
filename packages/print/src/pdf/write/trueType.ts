import { joinedBytes } from '../../files/joinedBytes.ts';
import { componentFlags } from '../../reading/glyphContours.ts';

/** The data of a TrueType font that a PDF needs (OpenType 1.9: head, hhea, hmtx, OS/2, cmap, loca, glyf). */
export interface TrueTypeFont {
  unitsPerEm: number;
  box: [xMin: number, yMin: number, xMax: number, yMax: number];
  ascent: number;
  descent: number;
  capHeight: number;
  /** 0 if the font has no glyph for the character. */
  glyph: (character: string) => number;
  /** In font units. */
  advance: (glyph: number) => number;
  /** The font file with only these glyphs' outlines. Glyph numbers stay the same. */
  subset: (glyphs: Iterable<number>) => Uint8Array<ArrayBuffer>;
}

const keptTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** The version of a font file with TrueType outlines, and of `head`, `hhea`, and `maxp`. */
export const trueTypeVersion = 0x00010000;
/** `checksumAdjustment` in `head` is this minus the checksum of the whole file. */
const checksumMagic = 0xb1b0afba;

export function parseTrueType(buffer: ArrayBuffer): TrueTypeFont {
  const view = new DataView(buffer);
  const tables = new Map<string, { offset: number; length: number }>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...new Uint8Array(buffer, at, 4));
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  const table = (tag: string) => {
    const entry = tables.get(tag);
    if (!entry) throw new Error(`The font has no ${tag} table`);
    return entry;
  };
  const head = table('head').offset;
  const hhea = table('hhea').offset;
  const os2 = table('OS/2').offset;
  const hmtx = table('hmtx').offset;
  const loca = table('loca').offset;
  const glyf = table('glyf').offset;
  const glyphCount = view.getUint16(table('maxp').offset + 4);
  const metricCount = view.getUint16(hhea + 34);
  const isLong = view.getInt16(head + 50) === 1;
  const start = (glyph: number) =>
    isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2;
  const characters = readCmap(view, table('cmap').offset);

  const components = (glyph: number): number[] => {
    const at = glyf + start(glyph);
    if (start(glyph + 1) === start(glyph) || view.getInt16(at) >= 0) return [];
    const parts: number[] = [];
    for (
      let cursor = at + 10, flags = componentFlags.moreComponents;
      flags & componentFlags.moreComponents;
    ) {
      flags = view.getUint16(cursor);
      parts.push(view.getUint16(cursor + 2));
      cursor += 4 + (flags & componentFlags.argsAreWords ? 4 : 2);
      cursor +=
        flags & componentFlags.hasScale
          ? 2
          : flags & componentFlags.hasXyScale
            ? 4
            : flags & componentFlags.hasTwoByTwo
              ? 8
              : 0;
    }
    return parts;
  };

  return {
    unitsPerEm: view.getUint16(head + 18),
    box: [
      view.getInt16(head + 36),
      view.getInt16(head + 38),
      view.getInt16(head + 40),
      view.getInt16(head + 42),
    ],
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    capHeight: view.getUint16(os2) >= 2 ? view.getInt16(os2 + 88) : view.getInt16(hhea + 4),
    glyph: (character) => characters.get(character.codePointAt(0) ?? 0) ?? 0,
    advance: (glyph) => view.getUint16(hmtx + Math.min(glyph, metricCount - 1) * 4),
    subset(glyphs) {
      const usedGlyphs = new Set([0, ...glyphs]);
      for (const glyph of usedGlyphs) for (const component of components(glyph)) usedGlyphs.add(component);
      const outlines: Uint8Array[] = [];
      const offsets = new DataView(new ArrayBuffer((glyphCount + 1) * 4));
      let length = 0;
      for (let glyph = 0; glyph < glyphCount; glyph++) {
        offsets.setUint32(glyph * 4, length);
        if (!usedGlyphs.has(glyph)) continue;
        const outline = new Uint8Array(buffer, glyf + start(glyph), start(glyph + 1) - start(glyph));
        const padded = new Uint8Array((outline.length + 3) & ~3);
        padded.set(outline);
        outlines.push(padded);
        length += padded.length;
      }
      offsets.setUint32(glyphCount * 4, length);
      const newHead = new Uint8Array(buffer.slice(head, head + table('head').length));
      const headView = new DataView(newHead.buffer);
      headView.setUint32(8, 0);
      headView.setInt16(50, 1);
      const replaced: Record<string, Uint8Array> = {
        head: newHead,
        loca: new Uint8Array(offsets.buffer),
        glyf: joinedBytes(outlines),
      };
      return sfnt(
        keptTables.flatMap((tag) => {
          const entry = tables.get(tag);
          const data = replaced[tag] ?? (entry && new Uint8Array(buffer, entry.offset, entry.length));
          return data ? [{ tag, data }] : [];
        }),
      );
    },
  };
}

/** Maps characters to glyphs, using the best Unicode subtable: format 12, else format 4. */
function readCmap(view: DataView, cmap: number): Map<number, number> {
  const characters = new Map<number, number>();
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const format12 = subtables.find((at) => view.getUint16(at) === 12);
  const format4 = subtables.find((at) => view.getUint16(at) === 4);
  if (format12 !== undefined) {
    for (let group = 0; group < view.getUint32(format12 + 12); group++) {
      const at = format12 + 16 + group * 12;
      const first = view.getUint32(at);
      for (let code = first; code <= view.getUint32(at + 4); code++)
        characters.set(code, view.getUint32(at + 8) + code - first);
    }
  } else if (format4 !== undefined) {
    const size = view.getUint16(format4 + 6);
    for (let segment = 0; segment < size; segment += 2) {
      const end = view.getUint16(format4 + 14 + segment);
      const first = view.getUint16(format4 + 16 + size + segment);
      const delta = view.getInt16(format4 + 16 + 2 * size + segment);
      const rangeAt = format4 + 16 + 3 * size + segment;
      const range = view.getUint16(rangeAt);
      for (let code = first; code <= end && code !== 0xffff; code++) {
        const raw = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
        if (range === 0 || raw !== 0) characters.set(code, (raw + delta) & 0xffff);
      }
    }
  }
  return characters;
}

/** Builds a font file from its tables, with checksums. */
export function sfnt(tables: { tag: string; data: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  let offset = 12 + tables.length * 16;
  const out = new Uint8Array(offset + tables.reduce((sum, { data }) => sum + ((data.length + 3) & ~3), 0));
  const view = new DataView(out.buffer);
  view.setUint32(0, trueTypeVersion);
  view.setUint16(4, tables.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (tables.length - power) * 16);
  let headAt = 0;
  tables.forEach(({ tag, data }, index) => {
    const at = 12 + index * 16;
    const length = (data.length + 3) & ~3;
    out.set(data, offset);
    for (let letter = 0; letter < 4; letter++) out[at + letter] = tag.charCodeAt(letter);
    view.setUint32(at + 4, checksum(view, offset, length));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    if (tag === 'head') headAt = offset;
    offset += length;
  });
  view.setUint32(headAt + 8, (checksumMagic - checksum(view, 0, out.length)) >>> 0);
  return out;
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
