import { style } from '@vanilla-extract/css';
import { ui } from '../theme/vars.css.ts';

export const link = style({
  color: ui.color.text.link,
  fontWeight: ui.font.medium,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: 2,
  ':hover': { textDecorationThickness: '2px' },
});
