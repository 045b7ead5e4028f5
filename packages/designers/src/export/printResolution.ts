import { inInches } from './artboardSize.ts';
import type { ArtboardSize } from './types.ts';

type Measured = Omit<ArtboardSize, 'bleed'>;

/** A piece whose shorter side is longer is looked at from further away. */
const largeFrom = { in: 17, mm: 432 };

/** A photograph under it shows its pixels, however far away one stands. */
export const leastDpi = 100;

/** Whether a printed piece is a large format. */
function isLarge(size: Measured): boolean {
  const { width, height } = inInches(size);
  return Math.min(width, height) > largeFrom.in;
}

/** The dots per inch that a printed piece asks for: what its pictures are judged by, and what a PNG or JPEG of it is made at. */
export const printDpi = (size: Measured): number => (isLarge(size) ? 150 : 300);

/** Which floor that is, and why: "300 DPI", "150 DPI, the floor for pieces over 17 in on their short side". */
export const floorOf = (size: Measured): string =>
  isLarge(size)
    ? `${printDpi(size)} DPI, the floor for pieces over ${size.unit === 'mm' ? `${largeFrom.mm} mm` : `${largeFrom.in} in`} on the short side`
    : `${printDpi(size)} DPI`;
