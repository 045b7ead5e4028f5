import { style } from '@vanilla-extract/css';

/** Large enough to scan at arm's length, and larger on sheets viewed from farther away. */
export const code = style({
  flexShrink: 0,
  inlineSize: 'max(20mm, calc(var(--u) * 13))',
  blockSize: 'auto',
});
