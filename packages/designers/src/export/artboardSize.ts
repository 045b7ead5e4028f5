import type { ArtboardSize } from './types.ts';

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
