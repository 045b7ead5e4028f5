import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const half = style({ display: 'grid', gap: ui.space[2], minInlineSize: 0, alignContent: 'start' });
export const caption = style({ color: ui.color.text.muted, fontSize: ui.text.size.sm });
export const picture = style({ maxInlineSize: '100%', maxBlockSize: '20rem', overflow: 'auto' });
