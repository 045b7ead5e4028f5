import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const words = style({ color: ui.color.text.muted, fontSize: ui.text.size.sm });
