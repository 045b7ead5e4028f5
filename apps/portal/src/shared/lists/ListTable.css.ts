import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({ minInlineSize: 0 });
globalStyle(`${table} caption`, { padding: 0 });

/** A cell with a name and the text below it. */
export const named = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: '9rem',
  maxInlineSize: '24rem',
  overflowWrap: 'anywhere',
  '@media': { [mediaQueries.mobile]: { justifyItems: 'end', minInlineSize: 0 } },
});
/** A name that opens its row's dialog: it looks like a link. */
export const open = style({
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'none',
  color: ui.color.text.link,
  fontWeight: ui.font.semibold,
  textAlign: 'inherit',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
export const minor = style({ color: ui.color.text.muted, overflowWrap: 'anywhere' });
/** A day or a moment. */
export const short = style({ whiteSpace: 'nowrap' });
