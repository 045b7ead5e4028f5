import type { Content } from './content.ts';
import type { EmbeddedFont } from './embeddedFont.ts';
import { dict, num, nums, type PdfFile } from './objects.ts';

const LENGTH = 18;
const DISTANCE = 4.5;
const SLUG_SIZE = 6;

/** Room outside the bleed for crop marks, in points. */
export const MARKS_MARGIN = DISTANCE + LENGTH + 4.5;

/** A colour that prints on every plate. */
export const registrationColor = (file: PdfFile): number =>
  file.add(
    `[/Separation /All /DeviceCMYK ${dict({ FunctionType: 2, Domain: '[0 1]', N: 1, C0: '[0 0 0 0]', C1: '[1 1 1 1]' })}]`,
  );

/** Crop marks at the corners of the trim, outside the bleed, and a line that says what the sheet is. In points, y up. */
export function drawMarks(
  content: Content,
  all: number,
  trim: { left: number; bottom: number; right: number; top: number },
  bleed: number,
  slug: string,
  font: EmbeddedFont,
): void {
  const near = bleed + DISTANCE;
  const far = near + LENGTH;
  const lines = [
    ...[trim.left, trim.right].flatMap((x) => [
      [x, trim.top + near, x, trim.top + far],
      [x, trim.bottom - near, x, trim.bottom - far],
    ]),
    ...[trim.bottom, trim.top].flatMap((y) => [
      [trim.left - near, y, trim.left - far, y],
      [trim.right + near, y, trim.right + far, y],
    ]),
  ];
  const space = content.name('ColorSpace', all);
  content.write('q', `${space} CS 1 SCN ${space} cs 1 scn 0.25 w 0 J [] 0 d`);
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines)
    content.write(`${nums([x1, y1])} m ${nums([x2, y2])} l S`);
  const glyphs = placed(slug, trim.left + DISTANCE, font);
  content.write(
    `BT ${content.name('Font', font.id)} ${SLUG_SIZE} Tf ${num(trim.left + DISTANCE)} ${num(trim.bottom - near - LENGTH / 2)} Td ${font.show({ glyphs, size: SLUG_SIZE })} ET`,
    'Q',
  );
}

function placed(text: string, left: number, font: EmbeddedFont) {
  let x = left;
  return [...text]
    .filter((character) => font.has(character))
    .map((character) => {
      const glyph = { character, x };
      x += (font.measure(character) * SLUG_SIZE) / 1000;
      return glyph;
    });
}
