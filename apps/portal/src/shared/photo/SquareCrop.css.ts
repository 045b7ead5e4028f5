import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const crop = style({ display: 'grid', justifyItems: 'center', gap: ui.space[4] });
export const plane = style({
  position: 'relative',
  inlineSize: 'min(100%, 18rem)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { cursor: 'grabbing' },
  },
});
export const picture = style({ position: 'absolute', maxInlineSize: 'none' });
/** The cut-off corners of a round photo show through a veil. */
export const round = style({
  position: 'absolute',
  inset: 0,
  borderRadius: ui.radius.full,
  boxShadow: '0 0 0 10rem rgb(4 20 32 / 0.55)',
  outline: '2px solid #fff',
  outlineOffset: '-2px',
});
export const zoom = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 6ch',
  alignItems: 'center',
  gap: ui.space[3],
  inlineSize: 'min(100%, 18rem)',
  fontSize: ui.text.size.sm,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const range = style({
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  accentColor: ui.color.action.primary,
});
