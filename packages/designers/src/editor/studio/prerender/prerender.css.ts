import { style } from '@vanilla-extract/css';

/** In front of the piece, painted but invisible. It has its own layer, so showing it doesn't paint anything. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  willChange: 'opacity',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
/** Fully visible, but not 1: if it's fully opaque, Chromium recreates its layers for one frame. */
export const shown = '0.999';
