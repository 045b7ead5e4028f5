import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[6] });
export const count = style({ margin: 0, fontSize: ui.text.size.sm, color: ui.color.text.muted });

export const table = style({ minInlineSize: 0 });
/** The caption is for screen readers: the page's heading says the same. */
globalStyle(`${table} caption`, { padding: 0 });
export const short = style({ whiteSpace: 'nowrap' });
export const named = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: '11rem',
  maxInlineSize: '26rem',
  '@media': { [mediaQueries.mobile]: { justifyItems: 'end', minInlineSize: 0 } },
});
/** Looks like a link, because it acts like one: it opens the position. */
export const open = style({
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'none',
  color: ui.color.text.link,
  font: 'inherit',
  fontWeight: ui.font.semibold,
  textAlign: 'inherit',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
});
export const minor = style({ color: ui.color.text.muted, overflowWrap: 'anywhere' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  whiteSpace: 'nowrap',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: ui.space[4],
  alignItems: 'start',
});
export const address = style({ display: 'grid', gap: ui.space[2], marginBlockStart: ui.space[5] });
export const label = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.semibold });
