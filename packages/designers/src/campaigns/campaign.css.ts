import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export { list } from '../editor/download/download.css.ts';

/** Wide enough for three columns: the pieces, one of them, and its words. */
const roomy = 'screen and (min-width: 1000px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gap: ui.space['6'],
  alignItems: 'start',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const stack = style({ display: 'grid', gap: ui.space['4'], alignContent: 'start', minInlineSize: 0 });
/**
 * Stays in view next to the pieces, or below them if there's less room. A piece and its words are side by side if
 * there's room.
 */
export const beside = style({
  display: 'grid',
  gap: `${ui.space['4']} ${ui.space['5']}`,
  alignItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: 'calc(100dvh - 14rem)',
  padding: ui.space['1'],
  overflow: 'auto',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [mediaQueries.mobile]: { position: 'static', maxBlockSize: 'none', overflow: 'visible' },
    [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
/** The piece stays visible while its words scroll; the words come first, as in its designer. */
export const drawn = style({
  display: 'grid',
  gap: ui.space['4'],
  minInlineSize: 0,
  '@media': { [roomy]: { order: 1, position: 'sticky', insetBlockStart: 0 } },
});
export const facts = style({
  display: 'grid',
  gap: ui.space['3'],
  padding: ui.space['4'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
});
export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  gap: ui.space['3'],
  alignItems: 'start',
});
/** A place can be as long as an address. */
export const askedInWords = style({ gridColumn: '1 / -1' });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: ui.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: ui.space['3'],
  padding: ui.space['3'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  overflowWrap: 'anywhere',
  selectors: { '&[data-shown]': { borderColor: ui.color.accent.cyan, background: ui.color.action.selected } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '9rem',
  overflow: 'hidden',
});
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: ui.space['3'],
  // A white piece has an outline.
  padding: '1px',
  overflow: 'hidden',
});
export const found = style({ display: 'grid', gap: ui.space['1'], overflowWrap: 'anywhere' });
export const progress = style({ flex: '1 1 12rem' });
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: ui.space['4'],
  paddingBlock: ui.space['4'],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  overflowWrap: 'anywhere',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: ui.space['4'],
  alignItems: 'start',
});
export const half = style({ display: 'grid', gap: ui.space['2'], margin: 0, minInlineSize: 0 });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${ui.space['1']} ${ui.space['4']}`,
  margin: 0,
  fontSize: ui.text.size.sm,
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = style({ color: ui.color.text.muted });
export const value = style({ margin: 0 });
/** Its parts are placed in the columns of the list. */
export const difference = style({ display: 'contents' });
