import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space[4],
  alignItems: 'start',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wide = style({ gridColumn: '1 / -1' });
