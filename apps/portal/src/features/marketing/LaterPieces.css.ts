import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** As tall as the section is with one row of pieces, so that what's below doesn't jump. */
export const place = style({
  display: 'grid',
  gap: ui.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '22rem',
});
