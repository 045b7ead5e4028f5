import type { ArtboardSize } from './types.ts';

/** A piece whose shorter side is longer is looked at from further away. In inches. */
const largeFrom = 17;

/** A photograph under it shows its pixels, however far away one stands. */
export const leastDpi = 100;

/** Whether a printed piece is a large format. */
const isLarge = ({ width, height }: Pick<ArtboardSize, 'width' | 'height'>): boolean =>
  Math.min(width, height) > largeFrom;

/** The dots per inch that a printed piece asks for: what its pictures are judged by, and what a PNG or JPEG of it is made at. */
export const printDpi = (size: Pick<ArtboardSize, 'width' | 'height'>): number => (isLarge(size) ? 150 : 300);

/** Which floor that is, and why: "300 DPI", "150 DPI, the floor for pieces over 17 in on their short side". */
export const floorOf = (size: Pick<ArtboardSize, 'width' | 'height'>): string =>
  isLarge(size)
    ? `${printDpi(size)} DPI, the floor for pieces over ${largeFrom} in on the short side`
    : `${printDpi(size)} DPI`;
