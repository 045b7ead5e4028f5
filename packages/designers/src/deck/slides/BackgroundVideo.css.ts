import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { px } from '../stage.ts';

export const video = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-playing]': { opacity: 1 } },
});

/** Measured in pixels of the screen, so that a finger finds it on any stage. */
export const control = style({
  position: 'absolute',
  insetInlineEnd: px(64),
  insetBlockEnd: px(64),
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  padding: 0,
  border: 0,
  borderRadius: '999px',
  background: `color-mix(in srgb, ${brandVars.color.night} 70%, transparent)`,
  color: brandVars.color.white,
  cursor: 'pointer',
  ':focus-visible': { outline: `3px solid ${brandVars.color.white}`, outlineOffset: '2px' },
});
