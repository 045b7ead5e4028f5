import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';

/** Where a white ad ends on a white page: display networks ask for a line that shows it. */
export const edge = style({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  border: `1px solid ${brandVars.color.gray}`,
  // It lies over the words, which are pressed to be typed.
  pointerEvents: 'none',
});
