import { brandVars } from '@daybreak/brand/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const slot = style({ overflow: 'hidden' });
/** Fills its container unless the caller's class or style says otherwise, regardless of style sheet order. */
globalStyle(`:where(${slot})`, { position: 'absolute', inset: 0 });

/** The edge of a picture. `fitEdges` draws a line along the sides that fade into white paper. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  border: `0 solid ${brandVars.color.gray}`,
  pointerEvents: 'none',
});

export const picture = style({ position: 'absolute', maxInlineSize: 'none', objectFit: 'cover' });
