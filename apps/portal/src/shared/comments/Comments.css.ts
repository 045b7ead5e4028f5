import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** As large as the drawn side that pins are placed on. */
export const board = style({
  position: 'relative',
  inlineSize: 'max-content',
  selectors: { '&[data-pinnable]': { cursor: 'crosshair' } },
});

/** Dark around white, to be visible on any picture. */
const night = 'rgb(4 20 32)';
const onArtwork = {
  position: 'absolute',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  margin: '-0.875rem',
  borderRadius: ui.radius.full,
} as const;
export const pin = style({
  ...onArtwork,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: '2px solid #fff',
  background: night,
  boxShadow: `0 0 0 1px ${night}`,
  color: '#fff',
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.bold,
  lineHeight: 1,
  cursor: 'pointer',
  ':focus-visible': focusRing,
  selectors: {
    '&[data-chosen]': {
      zIndex: 1,
      background: '#fff',
      borderColor: night,
      color: night,
      boxShadow: '0 0 0 2px #fff',
    },
  },
});
export const marker = style({
  ...onArtwork,
  zIndex: 1,
  border: '3px solid #fff',
  boxShadow: `0 0 0 2px ${night}, inset 0 0 0 2px ${night}`,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': focusRing,
});
/** A frame around a field's text in the picture. */
export const place = style({
  position: 'absolute',
  margin: -6,
  padding: 6,
  boxSizing: 'content-box',
  borderRadius: 6,
  boxShadow: `0 0 0 2px #fff, 0 0 0 4px ${night}`,
  pointerEvents: 'none',
});

export const panel = style({
  display: 'grid',
  gap: ui.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const panelHeading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: ui.space[2],
  ':focus-visible': focusRing,
});
export const form = style({
  display: 'grid',
  gap: ui.space[3],
  padding: ui.space[4],
  borderRadius: ui.radius.card,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[2], alignItems: 'center' });
export const list = style({ display: 'grid', gap: ui.space[3], listStyle: 'none' });
export const item = style({
  display: 'grid',
  gap: ui.space[1],
  justifyItems: 'start',
  padding: ui.space[3],
  borderRadius: ui.radius.control,
  border: `1px solid ${ui.color.line.subtle}`,
  selectors: { '&[data-chosen]': { borderColor: ui.color.line.focus, background: ui.color.action.selected } },
});
export const show = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: ui.space[2],
  minBlockSize: '1.75rem',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: ui.radius.control,
  background: 'none',
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.semibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': focusRing,
  '@media': { [mediaQueries.mobile]: { minBlockSize: '2.5rem' } },
});
export const number = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: ui.radius.full,
  background: ui.color.text.main,
  color: ui.color.surface.page,
  fontSize: ui.text.size.xs,
  fontWeight: ui.font.bold,
});
/** The field's text in this version. */
export const quote = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  overflowWrap: 'anywhere',
});
export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: ui.space[2],
  color: ui.color.text.muted,
  fontSize: ui.text.size.sm,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
});
export const summary = style({
  inlineSize: 'fit-content',
  marginBlockEnd: ui.space[3],
  fontWeight: ui.font.semibold,
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
/** A picture with its comments next to it, or below it on a narrow screen. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 22rem)',
  gap: ui.space[6],
  alignItems: 'start',
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
