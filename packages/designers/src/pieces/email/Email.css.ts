import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const notes = style({ display: 'flex', flexDirection: 'column', gap: ui.space['1'] });
