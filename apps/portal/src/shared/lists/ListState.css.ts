import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const count = style({ margin: 0, fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const rows = style({ display: 'grid', gap: ui.space[2] });
