import { ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ marginBlockStart: ui.space[1], paddingInlineStart: ui.space[5] });
globalStyle(`${list} a`, {
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: 'inherit',
  textDecoration: 'underline',
});
