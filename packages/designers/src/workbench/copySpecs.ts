import { printDpi } from '../export/printResolution.ts';
import type { ArtboardSide } from '../export/types.ts';
import type { DesignerProps, Notice } from './designer.ts';

/** Puts specifications on the clipboard, and says whether they are there. */
export async function copySpecs(
  text: string,
  notify: DesignerProps['notify'],
  copied: Notice = { title: 'Specs copied', tone: 'success' },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify?.(copied);
  } catch {
    notify?.({
      title: 'Copy failed',
      description: 'This browser did not allow copying. Select the specification and copy it yourself.',
      tone: 'danger',
    });
  }
}

const inches = (value: number) => `${Number(value.toFixed(4))} in`;

/** What a printer needs to know of a piece in inches, a line each, to paste into an order. */
export function specsOf(title: string, sides: readonly ArtboardSide[]): string {
  const [first] = sides;
  if (!first) return title;
  const { width, height, bleed } = first.size;
  const folded = sides.find(({ folds }) => folds?.length);
  return [
    title,
    `Trim size: ${inches(width)} × ${inches(height)}`,
    `Bleed: ${inches(bleed)} on each edge`,
    `With bleed: ${inches(width + 2 * bleed)} × ${inches(height + 2 * bleed)}`,
    'Safe zone: 0.125 in inside the trim',
    ...(sides.length > 1 ? [`Sides: ${sides.map(({ label }) => label).join(', ')}`] : []),
    ...(folded?.folds
      ? [`Folds: ${folded.folds.map(inches).join(' and ')} from the left edge of ${folded.label}`]
      : []),
    `Pictures: ${printDpi(first.size)} DPI`,
    'Color: CMYK, black text in black ink only',
    'File: PDF/X-4, fonts embedded',
  ].join('\n');
}
