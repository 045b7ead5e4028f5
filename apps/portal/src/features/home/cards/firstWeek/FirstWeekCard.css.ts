import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: ui.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const failed = style({ margin: 0, fontSize: ui.text.size.sm, color: ui.color.status.dangerText });
