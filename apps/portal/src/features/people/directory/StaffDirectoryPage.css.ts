import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 11rem)',
  gap: ui.space[3],
  alignItems: 'end',
  selectors: {
    '&[data-manages]': { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
  '@media': {
    print: { display: 'none' },
    'screen and (max-width: 1080px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { '&[data-manages]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [mediaQueries.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-manages]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr))',
  gap: ui.space[4],
  alignItems: 'start',
  listStyle: 'none',
});
export const item = style({ display: 'grid', minInlineSize: 0 });

/** The shape of a card while people load. */
export const skeleton = style({ display: 'grid', gap: ui.space[4], padding: ui.space[5] });
export const skeletonHead = style({ display: 'flex', alignItems: 'center', gap: ui.space[3] });
