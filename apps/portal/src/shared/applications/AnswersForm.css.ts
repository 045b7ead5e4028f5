import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const correction = style({ display: 'grid', gap: ui.space[4], inlineSize: '100%' });
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: ui.space[4],
  alignItems: 'start',
});
