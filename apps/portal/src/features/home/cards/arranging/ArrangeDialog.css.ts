import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: ui.space[2], listStyle: 'none' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[1],
  minBlockSize: '3rem',
  paddingInline: `${ui.space[4]} ${ui.space[2]}`,
  borderRadius: ui.radius.control,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
});
export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
export const emptyList = style({
  padding: ui.space[3],
  borderRadius: ui.radius.control,
  border: `1px dashed ${ui.color.line.subtle}`,
  textAlign: 'center',
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
