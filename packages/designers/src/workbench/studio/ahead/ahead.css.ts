import { style } from '@vanilla-extract/css';

/** In front of the piece, painted and not seen: a layer of its own, so that showing it paints nothing. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  willChange: 'opacity',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
/** All of it. Of what is wholly opaque, Chromium would make its layers anew for one frame. */
export const shown = '0.999';
