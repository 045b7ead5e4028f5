import type { PdfDict, PdfValue } from '../../reading/contentStream.ts';
import type { PdfObjects } from '../../reading/pdfObjects.ts';
import type { Rect } from '../displayList.ts';

/** A font of the file, with what the report needs. Measurements are fractions of the font size. */
export interface ReportFont {
  /** PostScript name, without its subset tag. */
  name: string;
  embedded: boolean;
  subset: boolean;
  /** Bytes per code. */
  codeLength: 1 | 2;
  advance: (code: number) => number;
  /** The area a glyph covers, y up. Undefined for a space. */
  box: (code: number) => Rect | undefined;
}

/** The box of glyphs that a font doesn't describe: roughly that of a sans serif. */
const unknownGlyphBox: Rect = { x: 0, y: -0.2, width: 0.5, height: 0.95 };

/** Reads a font with its glyph boxes (ISO 32000-1, 9.6 and 9.7). */
export async function reportFont(file: PdfObjects, reference: PdfValue | undefined): Promise<ReportFont> {
  const font = file.dict(reference);
  const isComposite = file.name(font.get('Subtype')) === 'Type0';
  const descendant = isComposite ? file.dict(file.list(font.get('DescendantFonts'))[0]) : font;
  const fullName = file.name(font.get('BaseFont'));
  const descriptor = file.dict(descendant.get('FontDescriptor'));
  const program = descriptor.get('FontFile2');
  const boxes = program ? glyphBoxes(await file.stream(program)) : undefined;
  const map = descendant.get('CIDToGIDMap');
  const glyphs = map && !file.name(map) ? await file.stream(map) : undefined;
  const glyphOf = (code: number) =>
    glyphs ? ((glyphs[code * 2] ?? 0) << 8) | (glyphs[code * 2 + 1] ?? 0) : code;
  const widths = isComposite ? compositeWidths(file, descendant) : simpleWidths(file, descendant);
  const defaultWidth = isComposite ? Number(file.resolve(descendant.get('DW')) ?? 1000) : 500;
  return {
    name: fullName.replace(/^[A-Z]{6}\+/, ''),
    embedded: ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key)),
    subset: /^[A-Z]{6}\+/.test(fullName),
    codeLength: isComposite ? 2 : 1,
    advance: (code) => (widths.get(code) ?? defaultWidth) / 1000,
    box: (code) => (boxes && isComposite ? boxes(glyphOf(code)) : code === 32 ? undefined : unknownGlyphBox),
  };
}

/** The `W` array: a code followed by the widths from it on, or two codes and one width for the whole range. */
export function compositeWidths(file: PdfObjects, font: PdfDict): Map<number, number> {
  const widths = new Map<number, number>();
  const entries = file.list(font.get('W'));
  for (let at = 0; at < entries.length; ) {
    const first = Number(entries[at]);
    const next = file.resolve(entries[at + 1]);
    if (Array.isArray(next)) {
      for (const [index, width] of file.numbers(next).entries()) widths.set(first + index, width);
      at += 2;
    } else {
      for (let code = first; code <= Math.min(Number(next), 0xffff); code++)
        widths.set(code, Number(entries[at + 2]));
      at += 3;
    }
  }
  return widths;
}

function simpleWidths(file: PdfObjects, font: PdfDict): Map<number, number> {
  const first = Number(file.resolve(font.get('FirstChar')) ?? 0);
  return new Map(file.numbers(font.get('Widths')).map((width, index) => [first + index, width]));
}

/** The bounding boxes that a TrueType program states for its outlines (OpenType, `glyf`, `loca`, and `head`). */
function glyphBoxes(program: Uint8Array<ArrayBuffer>): ((glyph: number) => Rect | undefined) | undefined {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const row = 12 + index * 16;
    tables.set(String.fromCharCode(...program.subarray(row, row + 4)), view.getUint32(row + 8));
  }
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((name) => tables.get(name));
  if (head === undefined || loca === undefined || glyf === undefined) return undefined;
  const units = view.getUint16(head + 18);
  const isLong = view.getInt16(head + 50) === 1;
  const offset = (glyph: number) =>
    isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2;
  return (glyph) => {
    const start = offset(glyph);
    if (offset(glyph + 1) <= start) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map(
      (at) => view.getInt16(glyf + start + at) / units,
    );
    return { x: left, y: bottom, width: right - left, height: top - bottom };
  };
}
