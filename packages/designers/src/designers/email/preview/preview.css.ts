import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { pictureSize } from '../../../editor/preview/PieceChoice.css.ts';

/** The visible part of the email; the rest scrolls. */
export const view = style({
  overflow: 'hidden auto',
  background: '#fff',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}, ${ui.shadow.raised}`,
});
export const screen = style({ position: 'relative', overflow: 'hidden', direction: 'ltr' });
export const frame = style({
  display: 'block',
  border: 0,
  maxInlineSize: 'none',
  transformOrigin: '0 0',
  colorScheme: 'light',
  background: '#fff',
});
/** Under the preview. */
export const mode = style({ paddingBlockStart: ui.space['3'] });
/** The email as in an inbox list. Not on phones, where the preview stays in view above the form. */
export const inbox = style({
  display: 'flex',
  gap: ui.space['2'],
  paddingBlockEnd: ui.space['3'],
  fontSize: ui.text.size.sm,
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [mediaQueries.mobile]: { display: 'none' } },
});
export const subject = style({
  fontWeight: ui.font.semibold,
  flexShrink: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const preheader = style({
  color: ui.color.text.muted,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** The part of an email that's visible before scrolling. */
export const head = style({
  inlineSize: pictureSize,
  blockSize: pictureSize,
  overflow: 'hidden',
  boxShadow: `0 0 0 1px ${ui.color.line.subtle}`,
});
/** Lies over an email to catch pointer events, which frames keep to themselves. */
export const words = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-on]': { cursor: 'text' } },
});
export const word = style({
  position: 'absolute',
  boxSizing: 'border-box',
  outline: `1.5px dashed ${ui.color.line.focus}`,
  outlineOffset: 2,
  pointerEvents: 'none',
});
/** An email in the studio, under the name of its screen. */
export const sheet = style({ position: 'relative', flexShrink: 0, alignSelf: 'flex-start' });
/** The email as in an inbox list, above the board. */
export const line = style({
  display: 'flex',
  gap: ui.space['3'],
  inlineSize: '100%',
  padding: `${ui.space['2']} ${ui.space['4']}`,
  border: 0,
  borderBlockEnd: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  color: 'inherit',
  font: 'inherit',
  fontSize: ui.text.size.sm,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'text',
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } },
});
export const board = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
