import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const label = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
