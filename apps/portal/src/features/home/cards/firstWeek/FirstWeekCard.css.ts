import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: ui.space[3], listStyle: 'none' });
export const failed = style({ fontSize: ui.text.size.sm, color: ui.color.status.dangerText });
