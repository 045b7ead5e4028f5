import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Lines up the quiet button's words, not its invisible edge, with the title below. */
export const search = style({ maxInlineSize: '28rem' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: ui.space[5],
  listStyle: 'none',
});
export const card = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, overflow: 'hidden' });
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: ui.color.surface.sunken,
});
export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: ui.space[1],
  padding: `${ui.space[3]} ${ui.space[4]} ${ui.space[4]}`,
  overflowWrap: 'anywhere',
});
export const title = style({ fontSize: ui.text.size.md, fontWeight: ui.font.semibold });
export const note = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space[2],
  marginBlockStart: 'auto',
  paddingBlockStart: ui.space[3],
});
export const refusal = style({ selectors: { '&:not(:empty)': { inlineSize: '100%' } } });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: ui.space[4],
  alignItems: 'start',
});
