import { type ArtboardSide, lengthIn, printDpi, safeZone } from '@daybreak/print';
import type { DesignerProps, Notice } from '../designer.ts';

/**
 * Copies a text to the clipboard, and tells the user whether that worked.
 *
 * @param shown what to select if the browser blocks copying
 */
export async function copyText(
  text: string,
  notify: DesignerProps['notify'],
  copied: Notice = { title: 'Specs copied', tone: 'success' },
  shown = 'specification',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify?.(copied);
  } catch {
    notify?.({
      title: 'Copy failed',
      description: `Your browser blocked copying. Select the ${shown} and copy it manually.`,
      tone: 'danger',
    });
  }
}

/** Returns the specifications of a piece for a printer, one per line, ready to paste into an order. */
export function specsOf(title: string, sides: readonly ArtboardSide[]): string {
  const [first] = sides;
  if (!first) return title;
  const { width, height, bleed, unit } = first.size;
  const inUnits = (length: number) => lengthIn(first.size, length);
  const foldedSide = sides.find(({ folds }) => folds?.length);
  return [
    title,
    `Trim size: ${inUnits(width)} × ${inUnits(height)}`,
    `Bleed: ${inUnits(bleed)} on each edge`,
    `With bleed: ${inUnits(width + 2 * bleed)} × ${inUnits(height + 2 * bleed)}`,
    ...(unit === 'px' ? [] : [`Safe zone: ${inUnits(safeZone[unit])} inside the trim`]),
    ...(sides.length > 1 ? [`Sides: ${sides.map(({ label }) => label).join(', ')}`] : []),
    ...(foldedSide?.folds
      ? [`Folds: ${foldedSide.folds.map(inUnits).join(' and ')} from the left edge of ${foldedSide.label}`]
      : []),
    `Pictures: ${printDpi(first.size)} DPI`,
    'Color: CMYK, black text in black ink only',
    'File: PDF/X-4, fonts embedded',
  ].join('\n');
}
