import { ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ margin: 0, marginBlockStart: ui.space[1], paddingInlineStart: ui.space[5] });
globalStyle(`${list} a`, { color: 'inherit', textDecoration: 'underline' });
