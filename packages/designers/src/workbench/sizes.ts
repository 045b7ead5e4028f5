import { CSS_PX_PER_INCH, naturalSize } from '../export/artworkCopy.ts';
import type { ArtboardSize } from '../export/types.ts';

/** A printed size, in inches, with its bleed on each edge. */
export const inches = (width: number, height: number, { bleed = 0 } = {}): ArtboardSize => ({
  width,
  height,
  unit: 'in',
  bleed,
});

/** A screen size, in pixels. */
export const pixels = (width: number, height: number): ArtboardSize => ({
  width,
  height,
  unit: 'px',
  bleed: 0,
});

/** CSS pixels of an artboard at natural size: the trim, the bleed on each edge, and the whole node. */
export function artboardPixels(size: ArtboardSize) {
  const scale = size.unit === 'in' ? CSS_PX_PER_INCH : 1;
  return {
    trim: { width: size.width * scale, height: size.height * scale },
    bleed: size.bleed * scale,
    whole: naturalSize(size),
  };
}
