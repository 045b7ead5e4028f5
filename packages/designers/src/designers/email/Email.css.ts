import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** At the end of a bar. */
export const bar = style({ display: 'flex', gap: ui.space['2'], whiteSpace: 'nowrap' });
export const checks = style({ display: 'grid', gap: ui.space['4'] });
