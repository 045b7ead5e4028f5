import type { Content } from './content.ts';
import { dict, nums, type PdfFile } from './objects.ts';
import type { Sheet } from './sheet.ts';

/** Length of crop and fold marks, and their distance from the bleed, in points. */
export const markLength = 18;
export const markDistance = 4.5;

/** Space outside the bleed for crop marks, in points. */
export const marksMargin = markDistance + markLength + markDistance;

const thinLine = '0.25 w 0 J';
const foldDash = '[3 2] 0 d';

export type MarkLine = readonly [x1: number, y1: number, x2: number, y2: number];

/** A color that prints on every plate. */
export const registrationColor = (file: PdfFile): number =>
  file.add(
    `[/Separation /All /DeviceCMYK ${dict({ FunctionType: 2, Domain: '[0 1]', N: 1, C0: '[0 0 0 0]', C1: '[1 1 1 1]' })}]`,
  );

/** Crop marks at the corners of the trim, and dashed marks where the sheet folds, all outside the bleed. */
export function drawMarks({ content, trim, bleedWidth, folds }: Sheet, registration: number): void {
  const start = bleedWidth + markDistance;
  const end = start + markLength;
  const aboveAndBelow = (x: number): MarkLine[] => [
    [x, trim.top + start, x, trim.top + end],
    [x, trim.bottom - start, x, trim.bottom - end],
  ];
  const leftAndRight = (y: number): MarkLine[] => [
    [trim.left - start, y, trim.left - end, y],
    [trim.right + start, y, trim.right + end, y],
  ];
  drawLines(content, registration, [
    ...[trim.left, trim.right].flatMap(aboveAndBelow),
    ...[trim.bottom, trim.top].flatMap(leftAndRight),
  ]);
  if (folds.length > 0) drawLines(content, registration, folds.flatMap(aboveAndBelow), foldDash);
}

/** Thin lines in the registration color, in points. */
export function drawLines(
  content: Content,
  registration: number,
  lines: readonly MarkLine[],
  dash = '[] 0 d',
): void {
  content.write('q', `${content.name('ColorSpace', registration)} CS 1 SCN ${thinLine} ${dash}`);
  for (const [x1, y1, x2, y2] of lines) content.write(`${nums([x1, y1])} m ${nums([x2, y2])} l S`);
  content.write('Q');
}
