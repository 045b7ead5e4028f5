import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { scrollingRow } from '../MarketingPage.css.ts';

export const section = style({ display: 'grid', gap: ui.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: ui.space[3],
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2] });
export const intro = style({ display: 'grid', gap: ui.space[1] });
export const row = style([
  scrollingRow,
  { gridAutoColumns: 'minmax(15rem, 1fr)', paddingBlockEnd: ui.space[1] },
]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: ui.space[4],
  listStyle: 'none',
});
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: ui.text.size.sm,
  lineHeight: 1.45,
  color: ui.color.text.main,
});
