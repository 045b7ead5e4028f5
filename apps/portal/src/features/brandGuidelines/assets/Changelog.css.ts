import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const version = style({ fontSize: ui.text.size.xxl, fontWeight: ui.font.heading, lineHeight: '1.1' });
export const summary = style({ inlineSize: 'fit-content', fontWeight: ui.font.semibold, cursor: 'pointer' });
export const releases = style({ display: 'grid', gap: ui.space[5], marginBlockStart: ui.space[4] });
export const changes = style({
  maxInlineSize: '44rem',
  marginBlockStart: ui.space[1],
  paddingInlineStart: ui.space[5],
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
});
export const failed = style({ display: 'flex', alignItems: 'center', gap: ui.space[3] });
