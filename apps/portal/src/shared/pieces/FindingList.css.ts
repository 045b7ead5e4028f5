import { ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: ui.space[2], listStyle: 'none' });
export const finding = style({ display: 'flex', alignItems: 'start', gap: ui.space[2] });
const icon = style({ flexShrink: 0, marginBlockStart: '0.1rem' });
export const mark = styleVariants({
  warning: [icon, { color: ui.color.status.warningText }],
  severe: [icon, { color: ui.color.status.dangerText }],
  error: [icon, { color: ui.color.status.dangerText }],
});
