import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const assistant = style({ display: 'grid', gap: ui.space[6], alignContent: 'start' });
export const title = style({
  margin: 0,
  fontSize: ui.text.size.xxl,
  fontWeight: ui.font.bold,
  outline: 'none',
});
