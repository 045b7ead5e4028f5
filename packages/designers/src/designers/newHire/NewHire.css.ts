import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: ui.space['5'],
  '@media': { [mediaQueries.mobile]: { padding: ui.space['4'] } },
});
