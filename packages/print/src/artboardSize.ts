import type { ArtboardSize } from './types.ts';
import { mmPerInch } from './units.ts';

/** CSS pixels per unit. */
const cssPixels: Record<ArtboardSize['unit'], number> = { in: 96, mm: 96 / mmPerInch, px: 1 };

export const pxPerUnit = ({ unit }: Pick<ArtboardSize, 'unit'>): number => cssPixels[unit];

/** The distance between text and the trim edge that printers require. */
export const safeZone = { in: 0.125, mm: 3 };

/** Returns whether a size is of paper, in inches or millimeters. */
export const isPrinted = ({ unit }: Pick<ArtboardSize, 'unit'>): boolean => unit !== 'px';

/** Converts the width and height of a paper size to inches. */
export const inInches = ({ width, height, unit }: Omit<ArtboardSize, 'bleed'>) => {
  const perInch = cssPixels.in / cssPixels[unit];
  return { width: width / perInch, height: height / perInch };
};

/** Formats a length in the size's unit: "0.125 in". */
export const lengthIn = ({ unit }: Pick<ArtboardSize, 'unit'>, length: number): string =>
  `${Number(length.toFixed(unit === 'mm' ? 1 : 4))} ${unit}`;

/** Formats a size: "18 × 24 in". */
export const measureOf = (size: Omit<ArtboardSize, 'bleed'>): string =>
  `${Number(size.width.toFixed(4))} × ${lengthIn(size, size.height)}`;

const paperSize =
  (unit: 'in' | 'mm') =>
  (width: number, height: number, { bleed = 0 } = {}): ArtboardSize => ({ width, height, unit, bleed });

/** A printed size, in inches, with its bleed on each edge. */
export const inches = paperSize('in');

/** A printed size in millimeters, with its bleed on each edge. */
export const millimetres = paperSize('mm');

/** A screen size, in pixels. */
export const pixels = (width: number, height: number): ArtboardSize => ({
  width,
  height,
  unit: 'px',
  bleed: 0,
});
