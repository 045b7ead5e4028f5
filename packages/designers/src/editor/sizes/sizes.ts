import {
  type ArtboardSize,
  inches,
  lengthIn,
  measureOf,
  millimetres,
  naturalSize,
  printDpi,
  pxPerUnit,
} from '@daybreak/print';
import { isMetric, metricSheets } from './metricSheets.ts';

/** A piece to be printed and cut, in inches, with the bleed on each edge that printers ask for. */
export const printedSize = (width: number, height: number): ArtboardSize =>
  inches(width, height, { bleed: 0.125 });

/** A piece to be printed and cut, in millimeters. */
export const printedMetric = (width: number, height: number): ArtboardSize =>
  millimetres(width, height, { bleed: 3 });

/** A printed sheet in a size such as `18x24` in inches or `a3`, portrait or landscape. */
export function printedSheet({
  size,
  orientation,
}: {
  size: string;
  orientation: 'portrait' | 'landscape';
}): ArtboardSize {
  const [short = 0, long = 0] = isMetric(size) ? metricSheets[size] : size.split('x').map(Number);
  const make = isMetric(size) ? printedMetric : printedSize;
  return orientation === 'portrait' ? make(short, long) : make(long, short);
}

/**
 * The resolution and inks of a printed piece: "300 DPI, CMYK"; for a large format, also the resolution its pictures
 * need.
 */
export const printQuality = (size: Omit<ArtboardSize, 'bleed'>): string =>
  printDpi(size) < 300 ? `300 DPI, CMYK, pictures from ${printDpi(size)} DPI` : '300 DPI, CMYK';

/** A size as a printer needs it: "8.5 × 11 in, 0.125 in bleed, 300 DPI, CMYK". */
export const printLine = (size: ArtboardSize): string =>
  `${measureOf(size)}, ${lengthIn(size, size.bleed)} bleed, ${printQuality(size)}`;

/** An artboard at natural size in CSS pixels: the trim, the bleed on each edge, and the whole node. */
export function artboardPixels(size: ArtboardSize) {
  const scale = pxPerUnit(size);
  return {
    trim: { width: size.width * scale, height: size.height * scale },
    bleed: size.bleed * scale,
    whole: naturalSize(size),
  };
}
