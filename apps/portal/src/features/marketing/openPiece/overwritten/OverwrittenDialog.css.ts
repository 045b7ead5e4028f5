import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: ui.space[3], listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: ui.space[3],
  paddingBlockEnd: ui.space[3],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${ui.color.line.subtle}` } },
});
export const fieldName = style({ fontWeight: ui.font.medium });
export const time = style({
  color: ui.color.text.muted,
  fontWeight: ui.font.body,
  fontSize: ui.text.size.sm,
});
export const value = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  maxBlockSize: '8rem',
  overflowY: 'auto',
  padding: `${ui.space[2]} ${ui.space[3]}`,
  borderInlineStart: `3px solid ${ui.color.line.strong}`,
  background: ui.color.surface.sunken,
  fontSize: ui.text.size.sm,
});
