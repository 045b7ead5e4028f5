import { ui } from '@daybreak/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

export const choices = style({ display: 'grid', gap: ui.space['5'] });
export const waiting = style({ display: 'contents' });
export const running = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space['3'],
  inlineSize: '100%',
});

export const plan = style({ margin: 0, fontSize: ui.text.size.sm, fontVariantNumeric: 'tabular-nums' });

export const findings = style({
  display: 'grid',
  gap: ui.space['2'],
  padding: ui.space['3'],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  fontSize: ui.text.size.sm,
});
export const list = style({ display: 'grid', gap: ui.space['2'], margin: 0, padding: 0, listStyle: 'none' });
export const finding = style({ display: 'flex', alignItems: 'start', gap: ui.space['2'] });
const icon = style({ flexShrink: 0, marginBlockStart: '0.1rem' });
export const mark = styleVariants({
  good: [icon, { color: ui.color.status.successText }],
  warning: [icon, { color: ui.color.status.warningText }],
  error: [icon, { color: ui.color.status.dangerText }],
});
