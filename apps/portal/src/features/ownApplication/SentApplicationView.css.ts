import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: ui.space[3] });
export const label = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
