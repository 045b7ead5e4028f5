import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** The longest side of an option's picture. */
export const pictureSize = 84;

export const choice = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({
  padding: 0,
  marginBlockEnd: ui.space['2'],
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
});
const grid = style({ display: 'grid', gap: ui.space['2'] });
export const options = style([
  grid,
  {
    // A letter is a little wider than half its height. Words longer than any name needs still break.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(9rem, max(calc(var(--picture) + 16px), var(--longest, 0) * 0.58 * var(--name, ${ui.text.size.xs}) + 6px)), 1fr))`,
  },
]);
/** Two per row on a phone, each as wide as there's room for. */
export const wideOptions = style([
  grid,
  { gridTemplateColumns: `repeat(auto-fit, minmax(${1.5 * pictureSize}px, 1fr))` },
]);
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'inherit',
});
export const option = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: ui.space['2'],
  padding: `${ui.space['2']} 2px`,
  borderRadius: ui.radius.control,
  border: `1px solid ${ui.color.line.subtle}`,
  background: ui.color.surface.raised,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: ui.color.line.strong },
    '&:has(:checked)': {
      borderColor: ui.color.action.primary,
      boxShadow: `inset 0 0 0 1px ${ui.color.action.primary}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'not-allowed', borderStyle: 'dashed', background: 'none' },
  },
  '@media': {
    // Forced colors don't draw the inset line, so a thicker border marks the choice.
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { borderWidth: '3px', borderColor: 'Highlight' } },
    },
  },
});
/** Reserves space for the picture before it's drawn, so nothing shifts. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 'var(--picture)',
});
/** Has a size before anything is drawn in it, so it can be observed. */
export const frame = style({ minInlineSize: 1, minBlockSize: 1 });
export const name = style({
  fontSize: `var(--name, ${ui.text.size.xs})`,
  lineHeight: ui.text.line.tight,
  maxInlineSize: '100%',
  hyphens: 'auto',
  overflowWrap: 'break-word',
  textAlign: 'center',
});
export const detail = style({ display: 'block' });
export const note = style({
  marginBlockStart: ui.space['2'],
  fontSize: ui.text.size.xs,
  color: ui.color.text.muted,
});
export const error = style([note, { color: ui.color.status.dangerText }]);
export const reasons = style([note, { listStyle: 'none', padding: 0, display: 'grid', gap: ui.space['1'] }]);
