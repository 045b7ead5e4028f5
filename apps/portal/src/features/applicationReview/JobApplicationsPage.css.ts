import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: ui.space[6] });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 28rem) 13rem minmax(10rem, 16rem)',
  gap: ui.space[3],
  alignItems: 'end',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { display: 'none' } },
});
export const manyStatus = style({ minInlineSize: '10rem' });
export const manyFailure = style({ gridColumn: '1 / -1' });
export const chosen = style({ '@media': { print: { display: 'none' } } });

export const table = style({ minInlineSize: 0 });
/** The caption is for screen readers: the page's heading already says the same. */
globalStyle(`${table} caption`, { padding: 0 });
export const day = style({ whiteSpace: 'nowrap' });
export const applicant = style({
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: '9rem',
  maxInlineSize: '24rem',
  '@media': { [mediaQueries.mobile]: { justifyItems: 'end', minInlineSize: 0 } },
});
/** Looks like a link, because it opens the application. */
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
export const attached = style({
  display: 'inline-flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: ui.space[1],
});
globalStyle(`${attached} svg`, { flexShrink: 0 });
