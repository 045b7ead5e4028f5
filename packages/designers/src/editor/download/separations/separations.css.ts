import { mediaQueries, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem',
  gap: ui.space['5'],
  '@media': { [mediaQueries.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const controls = style({ display: 'grid', gap: ui.space['4'], alignContent: 'start' });
export const group = style({ display: 'grid', gap: ui.space['2'], margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontSize: ui.text.size.sm });
export const sheet = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  padding: ui.space['3'],
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
});
export const page = style({ position: 'relative', lineHeight: 0 });
export const canvas = style({ maxInlineSize: '100%', maxBlockSize: '68vh', cursor: 'crosshair' });
export const point = style({
  position: 'absolute',
  inlineSize: '1rem',
  blockSize: '1rem',
  margin: '-0.5rem',
  borderRadius: '50%',
  border: `2px solid ${ui.color.surface.page}`,
  outline: `2px solid ${ui.color.text.muted}`,
  pointerEvents: 'none',
});
export const says = style({ margin: 0, fontSize: ui.text.size.sm });
export const readout = style([says, { fontVariantNumeric: 'tabular-nums' }]);
export const slider = style({
  display: 'grid',
  fontSize: ui.text.size.sm,
  gap: ui.space['1'],
  accentColor: ui.color.action.primary,
});
