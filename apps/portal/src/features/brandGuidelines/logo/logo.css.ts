import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${ui.space[8]} ${ui.space[4]}`,
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const versions = style([
  pair,
  { '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);

export const first = style({ gridColumn: '1 / -1' });
export const figure = style({ display: 'grid', gap: ui.space[3], alignContent: 'start', minInlineSize: 0 });
export const caption = style({ display: 'grid', gap: ui.space[1] });

export const stage = style({
  blockSize: '21rem',
  '@media': { [mediaQueries.mobile]: { blockSize: '13rem' } },
});
export const tile = style({
  blockSize: '14rem',
  '@media': { [mediaQueries.mobile]: { blockSize: '11rem' } },
});

export const big = style({ inlineSize: 'min(30rem, 76%)', blockSize: 'auto' });
export const medium = style({ inlineSize: 'min(17rem, 72%)', blockSize: 'auto' });
export const square = style({ blockSize: 'min(8rem, 60%)', inlineSize: 'auto' });
