import { inInches } from './artboardSize.ts';
import type { ArtboardSize } from './types.ts';

type Measured = Omit<ArtboardSize, 'bleed'>;

/** If a piece's shorter side is longer than this, it's viewed from farther away. */
const largeFrom = { in: 17, mm: 432 };

/** Below this, a photograph shows its pixels at any viewing distance. */
export const leastDpi = 100;

/** Whether a printed piece is large format. */
function isLarge(size: Measured): boolean {
  const { width, height } = inInches(size);
  return Math.min(width, height) > largeFrom.in;
}

/** The dots per inch that a printed piece requires. Its pictures are judged by it, and its PNG or JPEG is made at it. */
export const printDpi = (size: Measured): number => (isLarge(size) ? 150 : 300);

/** Which minimum that is, and why: "300 DPI", "150 DPI, the minimum for pieces over 17 in on their short side". */
export const floorOf = (size: Measured): string =>
  isLarge(size)
    ? `${printDpi(size)} DPI, the minimum for pieces over ${size.unit === 'mm' ? `${largeFrom.mm} mm` : `${largeFrom.in} in`} on the short side`
    : `${printDpi(size)} DPI`;
