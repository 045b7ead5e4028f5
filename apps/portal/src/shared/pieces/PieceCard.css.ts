import { focusRing, mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** All rows have the same height, so we know which are in view without measuring each one. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto',
  minInlineSize: 0,
  overflow: 'hidden',
  boxSizing: 'border-box',
  borderRadius: ui.radius.card,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  transition: `border-color ${ui.motion.fast} ease-out, box-shadow ${ui.motion.fast} ease-out`,
  ':hover': { borderColor: ui.color.line.strong, boxShadow: ui.shadow.raised },
  selectors: {
    '&[aria-selected="true"]': {
      borderColor: ui.color.line.focus,
      background: ui.color.action.selected,
      boxShadow: `0 0 0 1px ${ui.color.line.focus}`,
    },
  },
});

/** The control that opens the piece. Its target is the whole card. */
export const opener = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  unicodeBidi: 'isolate',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: ui.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // Inside, because the card clips everything outside it.
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
});
/** Separate controls, above the link that covers the whole card. */
export const above = style({ position: 'relative', zIndex: 1 });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  padding: ui.space[4],
  background: ui.color.surface.sunken,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: ui.space[1],
  alignItems: 'start',
  padding: `${ui.space[3]} ${ui.space[2]} ${ui.space[3]} ${ui.space[4]}`,
});

export const words = style({ display: 'grid', gap: '2px', minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style([
  {
    fontSize: ui.text.size.sm,
    fontWeight: ui.font.semibold,
    lineHeight: 1.4,
    color: ui.color.text.main,
    margin: 0,
  },
  oneLine,
]);

export const line = style([
  { fontSize: ui.text.size.xs, lineHeight: 1.5, color: ui.color.text.muted, minBlockSize: '1.5em' },
  oneLine,
]);

export const marks = style({
  position: 'absolute',
  insetBlockStart: ui.space[2],
  insetInlineEnd: ui.space[2],
  display: 'flex',
  // Without a background, the piece would show through a badge.
  borderRadius: ui.radius.full,
  background: ui.color.surface.raised,
});

/** A checkbox, shown to mouse users and while something is selected. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: ui.space[1],
  insetInlineStart: ui.space[1],
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${ui.motion.fast} ease-out`,
  ':focus-visible': { opacity: 1, ...focusRing, outlineOffset: '-4px' },
  selectors: {
    [`${card}:hover &, ${card}:focus-within &, ${card}[aria-selected="true"] &, [data-choosing] &`]: {
      opacity: 1,
    },
  },
  '@media': { [mediaQueries.mobile]: { opacity: 1 } },
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  boxSizing: 'border-box',
  borderRadius: '5px',
  border: `1.5px solid ${ui.color.line.strong}`,
  background: ui.color.surface.raised,
  color: 'transparent',
  selectors: {
    [`${card}[aria-selected="true"] &`]: {
      borderColor: ui.color.action.primary,
      background: ui.color.action.primary,
      color: ui.color.text.onAction,
    },
  },
});
