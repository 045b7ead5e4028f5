import { mediaQueries, screenOnly, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[6], maxInlineSize: '52rem' });
export const tools = style([screenOnly]);
export const sheet = style({
  display: 'grid',
  gap: ui.space[5],
  padding: ui.space[8],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  '@media': {
    [mediaQueries.mobile]: { padding: ui.space[4] },
    print: { padding: 0, border: 0, breakInside: 'auto' },
  },
  selectors: { '& + &': { '@media': { print: { breakBefore: 'page' } } } },
});
export const name = style({ fontSize: ui.text.size.xxl, overflowWrap: 'anywhere' });
export const heading = style({ fontSize: ui.text.size.md });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: ui.space[4],
  paddingBlock: ui.space[2],
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  breakInside: 'avoid',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const label = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
export const notes = style({ display: 'grid', gap: ui.space[4], listStyle: 'none' });
export const body = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
