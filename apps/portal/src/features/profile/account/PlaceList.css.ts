import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const places = style({ display: 'grid', gap: ui.space[4], listStyle: 'none' });
export const place = style({ display: 'flex', gap: ui.space[3], alignItems: 'flex-start' });
export const icon = style({ flex: 'none', marginBlockStart: '2px', color: ui.color.text.muted });
export const facts = style({ overflowWrap: 'anywhere' });
export const about = style({ flex: 1, minInlineSize: 0 });
