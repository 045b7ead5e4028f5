import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[6] });
export const pageHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: ui.space[4],
  overflowWrap: 'anywhere',
});
export const sides = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[8] });
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: ui.space[3] });
/** Anything larger than the window scrolls in place. */
export const viewport = style({ overflow: 'auto', paddingBlock: 12, ':focus-visible': focusRing });
export const board = style({ inlineSize: 'max-content', marginInline: 'auto', paddingInline: 1 });
export const words = style({
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
  paddingBlockStart: ui.space[4],
});
export const summary = style({
  cursor: 'pointer',
  fontWeight: 600,
  inlineSize: 'fit-content',
  ':focus-visible': focusRing,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: ui.space[4],
  marginBlock: ui.space[4],
  '@media': { [mediaQueries.mobile]: { gap: ui.space[3] } },
});
export const label = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
