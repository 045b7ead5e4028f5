import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gap: ui.space['5'],
  '@media': { [mediaQueries.mobile]: { padding: ui.space['4'] } },
});
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space['3'] });
