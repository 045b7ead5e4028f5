import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const table = style({ display: 'grid', gap: ui.space[4], listStyle: 'none' });
export const difference = style({
  display: 'grid',
  gap: ui.space[1],
  paddingBlockStart: ui.space[3],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});
export const label = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.semibold });
export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: ui.text.line.body,
});
export const empty = style({ color: ui.color.text.muted });
const markStyle = { borderRadius: 3, padding: '0 1px', boxDecorationBreak: 'clone' } as const;
export const removed = style({
  ...markStyle,
  background: ui.color.status.dangerSurface,
  color: ui.color.status.dangerText,
  textDecoration: 'line-through',
});
export const added = style({
  ...markStyle,
  background: ui.color.status.successSurface,
  color: ui.color.status.successText,
  textDecoration: 'none',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space[4],
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
