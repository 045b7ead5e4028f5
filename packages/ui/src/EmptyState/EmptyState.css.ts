import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: ui.space['2'],
  padding: `${ui.space['10']} ${ui.space['4']}`,
  textAlign: 'center',
});
export const icon = style({ color: ui.color.text.muted });
export const words = style({ maxInlineSize: '32rem', fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const action = style({ marginBlockStart: ui.space['2'] });
