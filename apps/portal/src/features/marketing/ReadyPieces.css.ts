import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { scrollingRow } from './MarketingPage.css.ts';

export const occasion = style({
  display: 'grid',
  gap: ui.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Fits an occasion's six samples in one row of a wide screen. */
export const row = style([scrollingRow, { gridAutoColumns: 'minmax(10rem, 1fr)' }]);
export const every = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: ui.space[4],
  listStyle: 'none',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const piece = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});
export const picture = style({
  boxSizing: 'border-box',
  blockSize: '13rem',
  // Smaller than the page's first sentence, so that the largest paint doesn't wait for a picture.
  '@media': { [mediaQueries.mobile]: { blockSize: '10.5rem' } },
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  padding: ui.space[3],
  marginBlockEnd: ui.space[2],
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
  transition: `background ${ui.motion.fast} ease-out`,
  selectors: { [`${piece}:hover &`]: { background: ui.color.action.quietHover } },
});
export const image = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  borderRadius: '2px',
  boxShadow: ui.shadow.raised,
  transition: `transform ${ui.motion.base} ease-out`,
  selectors: { [`${piece}:hover &`]: { transform: 'scale(1.03)' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { [`${piece}:hover &`]: { transform: 'none' } } },
  },
});
/** The whole tile is the button's target; its accessible name is the piece's title. */
export const button = style({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: ui.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
export const designer = style({ fontSize: ui.text.size.xs, color: ui.color.text.muted });
