import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const select = style({ maxInlineSize: '20rem' });
export const sides = style({ display: 'grid', gap: ui.space[4], justifyItems: 'center', minInlineSize: 0 });
