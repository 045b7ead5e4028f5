import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[8] });

/** The title and the search, above the materials. */
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[5] });

/** Links below the search results. */
export const onward = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2] });

/** Reserves room for the drafts of a designer with a studio before they load. */
export const drafts = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  minBlockSize: ui.size.controlSmall,
  // Two lines: the draft and its piece, and its save status.
  '@media': {
    [mediaQueries.mobile]: {
      flexBasis: '100%',
      minBlockSize: `calc(2 * ${ui.size.controlSmall} + ${ui.space[2]})`,
    },
  },
});

/** One row that scrolls sideways if it's too wide, up to the edges of a phone. */
export const scrollingRow = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: ui.space[4],
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'thin',
  '@media': {
    [mediaQueries.mobile]: {
      gap: ui.space[3],
      marginInline: `calc(-1 * ${ui.space[4]})`,
      paddingInline: ui.space[4],
      scrollPaddingInline: ui.space[4],
      scrollbarWidth: 'none',
    },
    print: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
      overflow: 'visible',
    },
  },
});

/** The page's search, larger than a form field. */
export const finder = style({ maxInlineSize: '44rem' });
globalStyle(`${finder} label`, {
  fontSize: ui.text.size.xl,
  fontWeight: ui.font.semibold,
  lineHeight: ui.text.line.tight,
});
globalStyle(`${finder} input`, { minBlockSize: '3rem' });

/** As tall as one row of pieces, so that nothing below jumps. */
export const recent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '19rem',
});
/** Takes no space before it loads. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:empty': { display: 'none' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: ui.space[5],
  listStyle: 'none',
});

export const item = style({ display: 'grid' });
export const wide = style([item, { gridColumn: '1 / -1' }]);

export const shared = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: ui.space[8],
  alignItems: 'start',
  paddingBlockStart: ui.space[8],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});

export const intro = style({ display: 'grid', gap: ui.space[1] });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: ui.space[5],
  scrollMarginBlockStart: ui.space[4],
});
