import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** As high as the section is with one row of pieces, so that what is below does not jump. */
export const place = style({
  display: 'grid',
  gap: ui.space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '22rem',
});
