import { inInches } from './artboardSize.ts';
import type { ArtboardSize } from './types.ts';

type Measured = Omit<ArtboardSize, 'bleed'>;

/** If a piece's shorter side is longer than this, it's viewed from farther away. */
const largeFrom = { in: 17, mm: 432 };

/** The lowest resolution at which a photograph's pixels don't show at every viewing distance. */
export const minDpi = 100;

/** Returns whether a printed piece is large format. */
function isLarge(size: Measured): boolean {
  const { width, height } = inInches(size);
  return Math.min(width, height) > largeFrom.in;
}

/** Returns the dots per inch that a printed piece requires, of its pictures and of its PNG or JPEG. */
export const printDpi = (size: Measured): number => (isLarge(size) ? 150 : 300);

/** Describes the minimum: "300 DPI", "150 DPI, the minimum for pieces over 17 in on their short side". */
export const floorOf = (size: Measured): string =>
  isLarge(size)
    ? `${printDpi(size)} DPI, the minimum for pieces over ${size.unit === 'mm' ? `${largeFrom.mm} mm` : `${largeFrom.in} in`} on the short side`
    : `${printDpi(size)} DPI`;
