import { compositeWidths } from '../pdf/report/reportFont.ts';
import { bytesOf, type PdfValue } from '../reading/contentStream.ts';
import { glyphOutlines } from './glyphOutlines.ts';
import { type ProofFile, unsupported } from './proofFile.ts';

/** An embedded font, by glyph code: two bytes each. */
export interface ProofFont {
  outline: (code: number) => Path2D;
  /** The widths in thousandths of the size. */
  widths: Map<number, number>;
}

/** A font as `pdf/write/fonts.ts` embeds it: TrueType outlines by glyph number (ISO 32000-1, 9.7.4). */
export async function readFont(file: ProofFile, value: PdfValue): Promise<ProofFont> {
  const font = file.dict(value);
  const descendant = file.dict(file.list(font.get('DescendantFonts'))[0]);
  if (
    file.name(font.get('Encoding')) !== 'Identity-H' ||
    file.name(descendant.get('Subtype')) !== 'CIDFontType2'
  )
    throw unsupported("a font that isn't TrueType with glyph IDs");
  const widths = compositeWidths(file, descendant);
  const outlines = glyphOutlines(
    await file.stream(file.dict(descendant.get('FontDescriptor')).get('FontFile2')),
  );
  if (file.name(descendant.get('CIDToGIDMap')) === 'Identity') return { outline: outlines, widths };
  const map = await file.stream(descendant.get('CIDToGIDMap'));
  return {
    outline: (code) => outlines(((map[code * 2] ?? 0) << 8) | (map[code * 2 + 1] ?? 0)),
    widths,
  };
}

/** Outlines of glyphs and the spaces between them, and the pen position after them. */
export function textOutlines(
  { outline, widths }: ProofFont,
  size: number,
  start: DOMMatrix,
  parts: readonly PdfValue[],
): { path: Path2D; pen: DOMMatrix } {
  const path = new Path2D();
  let pen = start;
  for (const part of parts) {
    if (typeof part === 'number') pen = pen.translate((-part / 1000) * size, 0);
    const codes = bytesOf(part);
    for (let at = 0; at < codes.length; at += 2) {
      const code = (codes.charCodeAt(at) << 8) | codes.charCodeAt(at + 1);
      path.addPath(outline(code), pen.scale(size, size));
      pen = pen.translate(((widths.get(code) ?? 0) / 1000) * size, 0);
    }
  }
  return { path, pen };
}
