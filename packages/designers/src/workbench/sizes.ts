import { inches } from '../export/artboardSize.ts';
import { CSS_PX_PER_INCH, naturalSize } from '../export/artworkCopy.ts';
import { printDpi } from '../export/printResolution.ts';
import type { ArtboardSize } from '../export/types.ts';

/** A piece to be printed and cut, in inches, with the bleed on each edge that printers ask for. */
export const printed = (width: number, height: number): ArtboardSize =>
  inches(width, height, { bleed: 0.125 });

/** A printed sheet of a size such as `18x24`, the shorter edge first, upright or across. */
export function printedSheet(sheet: { size: string; orientation: 'portrait' | 'landscape' }): ArtboardSize {
  const [short = 0, long = 0] = sheet.size.split('x').map(Number);
  return sheet.orientation === 'portrait' ? printed(short, long) : printed(long, short);
}

/** Resolution and inks of a printed piece: "300 DPI, CMYK", and of a large format also what its pictures must have. */
export const printQuality = (size: Pick<ArtboardSize, 'width' | 'height'>): string =>
  printDpi(size) < 300 ? `300 DPI, CMYK, pictures from ${printDpi(size)} DPI` : '300 DPI, CMYK';

/** What a printer needs to know of a size: "8.5 × 11 in, 0.125 in bleed, 300 DPI, CMYK". */
export const printLine = (size: ArtboardSize): string =>
  `${size.width} × ${size.height} in, ${size.bleed} in bleed, ${printQuality(size)}`;

/** CSS pixels of an artboard at natural size: the trim, the bleed on each edge, and the whole node. */
export function artboardPixels(size: ArtboardSize) {
  const scale = size.unit === 'in' ? CSS_PX_PER_INCH : 1;
  return {
    trim: { width: size.width * scale, height: size.height * scale },
    bleed: size.bleed * scale,
    whole: naturalSize(size),
  };
}
