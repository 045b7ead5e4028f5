import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

/** Fades in over the still once it plays, so there's no flash. */
export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  objectFit: 'cover',
  opacity: 0,
  transition: 'opacity 600ms ease-out',
  selectors: { '&[data-playing]': { opacity: 1 } },
});

export const control = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  padding: 0,
  border: 0,
  borderRadius: ui.radius.full,
  background: `color-mix(in srgb, ${brandVars.color.night} 70%, transparent)`,
  color: brandVars.color.white,
  cursor: 'pointer',
  ':focus-visible': { outline: `3px solid ${brandVars.color.white}`, outlineOffset: '2px' },
});
