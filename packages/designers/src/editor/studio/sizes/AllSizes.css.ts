import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { canvas, bar as canvasBar } from '../canvas/Canvas.css.ts';

export const board = canvas;
export const room = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: ui.space['5'],
  ':focus-visible': { ...focusRing, outlineOffset: '-3px' },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.5rem, 100%), 1fr))',
  gap: ui.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = style({ display: 'grid', alignContent: 'start', gap: ui.space['2'], minInlineSize: 0 });
export const size = style({
  display: 'grid',
  gap: ui.space['3'],
  padding: ui.space['3'],
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  color: ui.color.text.main,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.color.line.strong },
    '&[aria-current]': {
      borderColor: ui.color.action.primary,
      boxShadow: `inset 0 0 0 1px ${ui.color.action.primary}`,
    },
    '&:focus-visible': focusRing,
  },
});
export const picture = style({ display: 'grid', placeItems: 'center', blockSize: 220, overflow: 'hidden' });
export const name = style({ fontSize: ui.text.size.sm, fontWeight: ui.font.medium });
export const sides = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});
/** The number of pictures in a series, over the first of them. */
export const more = style({
  position: 'absolute',
  insetBlockEnd: ui.space['2'],
  insetInlineEnd: ui.space['2'],
  paddingInline: ui.space['2'],
  borderRadius: ui.radius.control,
  background: ui.color.surface.inverse,
  color: ui.color.text.onInverse,
  fontSize: ui.text.size.xs,
});
/** The actions for a size, and its own values. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: ui.space['1'] });
/** The state of a size, and the way to change it. Opened findings get their own line. */
export const head = style([actions, { position: 'relative', alignItems: 'start' }]);
export const change = style({
  marginInlineStart: 'auto',
  selectors: { 'details[open] ~ &': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});
export const status = style({
  display: 'flex',
  minBlockSize: '2rem',
  alignItems: 'center',
  gap: ui.space['1'],
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
});
export const problem = style({
  alignSelf: 'center',
  fontSize: ui.text.size.sm,
  color: ui.color.status.dangerText,
});
export const findings = style({
  fontSize: ui.text.size.sm,
  selectors: { '&[open]': { inlineSize: '100%' } },
});
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: ui.space['1'],
  lineHeight: '1.5rem',
  color: ui.color.text.muted,
  cursor: 'pointer',
  borderRadius: ui.radius.control,
  ':hover': { color: ui.color.text.main },
  ':focus-visible': focusRing,
});
export const dialog = style({ display: 'grid', gap: ui.space['4'], minInlineSize: 0 });
export const dialogPicture = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 240,
  overflow: 'hidden',
  padding: ui.space['3'],
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
});
export const bar = canvasBar;
export const state = style({
  marginInlineStart: 'auto',
  fontSize: ui.text.size.sm,
  color: ui.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
