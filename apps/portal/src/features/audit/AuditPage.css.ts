import { mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[6] });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 24rem) 12rem 10rem 10rem',
  gap: ui.space[3],
  alignItems: 'start',
  '@media': {
    'screen and (max-width: 72rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
export const mailTools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 24rem) 12rem',
  gap: ui.space[3],
  alignItems: 'start',
  '@media': {
    [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space[2],
  '@media': { print: { display: 'none' } },
});

export const table = style({ minInlineSize: 0 });
/** The caption is for screen readers: the page's heading already says the same. */
globalStyle(`${table} caption`, { padding: 0 });
export const moment = style({ whiteSpace: 'nowrap' });
export const what = style({ overflowWrap: 'anywhere' });
export const named = style({
  display: 'grid',
  minInlineSize: '9rem',
  maxInlineSize: '22rem',
  overflowWrap: 'anywhere',
  '@media': { [mediaQueries.mobile]: { justifyItems: 'end', minInlineSize: 0 } },
});
export const minor = style({ color: ui.color.text.muted });
