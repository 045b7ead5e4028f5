import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: ui.space['2'],
  insetInlineStart: ui.space['2'],
  zIndex: 80,
  padding: `${ui.space['2']} ${ui.space['4']}`,
  borderRadius: ui.radius.control,
  background: ui.color.action.primary,
  color: ui.color.text.onAction,
  fontWeight: ui.font.semibold,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  '@media': { print: { display: 'none' } },
});
