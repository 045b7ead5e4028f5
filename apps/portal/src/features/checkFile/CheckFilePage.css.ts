import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Lines up the quiet button's words, not its invisible edge, with the title below. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[5],
  maxInlineSize: '44rem',
});
export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space[3],
  padding: `${ui.space[8]} ${ui.space[4]}`,
  border: `2px dashed ${ui.color.line.strong}`,
  borderRadius: ui.radius.card,
  textAlign: 'center',
  selectors: {
    '&[data-over]': { borderColor: ui.color.action.primary, background: ui.color.action.selected },
  },
});
export const checking = style({
  display: 'flex',
  alignItems: 'center',
  gap: ui.space[3],
  overflowWrap: 'anywhere',
});
export const term = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
export const digest = style([value, { fontFamily: 'ui-monospace, monospace', fontSize: ui.text.size.sm }]);
export const files = style({ display: 'grid', gap: ui.space[2], listStyle: 'none' });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[2],
  paddingBlock: ui.space[2],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
});
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const about = style({ display: 'block', fontSize: ui.text.size.sm, color: ui.color.text.muted });
