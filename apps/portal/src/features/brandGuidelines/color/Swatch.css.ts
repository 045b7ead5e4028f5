import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const card = style({
  breakInside: 'avoid',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
});

export const field = style({
  blockSize: '7rem',
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  '@media': { [mediaQueries.mobile]: { blockSize: '4.5rem' } },
});
export const tall = style({
  blockSize: '13rem',
  '@media': { [mediaQueries.mobile]: { blockSize: '7rem' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: ui.space[1],
  padding: `${ui.space[4]} ${ui.space[4]} ${ui.space[5]}`,
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const grid = style({
  display: 'grid',
  gap: ui.space[4],
  // Only the card that shows a failure grows.
  selectors: { '&:has([data-failed])': { alignItems: 'start' } },
});

export const two = style([
  grid,
  { '@media': { [mediaQueries.desktop]: { gridTemplateColumns: columns(2) } } },
]);
export const three = style([
  grid,
  { '@media': { [mediaQueries.desktop]: { gridTemplateColumns: columns(3) } } },
]);
export const four = style([
  two,
  { '@media': { '(min-width: 1200px)': { gridTemplateColumns: columns(4) } } },
]);
