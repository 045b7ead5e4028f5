import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: ui.space['4'],
  overflowWrap: 'anywhere',
});
export const column = style({ display: 'grid', gap: ui.space['2'], alignContent: 'start' });
