import { brandVars } from '@daybreak/brand/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const slot = style({ overflow: 'hidden' });
/** Fills its container unless the caller's class or style says otherwise, regardless of style sheet order. */
globalStyle(`:where(${slot})`, { position: 'absolute', inset: 0 });

/** Where a picture fades into white paper: `fitEdges` draws a line along those of its sides. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  border: `0 solid ${brandVars.color.gray}`,
  pointerEvents: 'none',
});

export const picture = style({ position: 'absolute', maxInlineSize: 'none', objectFit: 'cover' });
