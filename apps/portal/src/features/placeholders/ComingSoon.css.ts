import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[8] });
