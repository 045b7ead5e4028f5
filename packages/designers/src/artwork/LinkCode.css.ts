import { style } from '@vanilla-extract/css';

/** As large as a hand's distance needs, and larger on a sheet that is looked at from further away. */
export const code = style({
  flexShrink: 0,
  inlineSize: 'max(20mm, calc(var(--u) * 13))',
  blockSize: 'auto',
});
