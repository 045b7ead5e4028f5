import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';

/** Marks where a white ad ends on a white page: display networks require a line there. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  border: `1px solid ${brandVars.color.gray}`,
  // Lies over the words, which are clickable.
  pointerEvents: 'none',
});
