import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const assistant = style({ display: 'grid', gap: ui.space[6], alignContent: 'start' });
