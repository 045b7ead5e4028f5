import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const count = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const rows = style({ display: 'grid', gap: ui.space[2] });
