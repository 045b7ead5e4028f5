import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const well = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  padding: ui.space[4],
  borderRadius: ui.radius.card,
  background: ui.color.surface.sunken,
});
/** Contains a piece in a space of any size. */
export const frame = style({
  position: 'absolute',
  inset: ui.space[4],
  display: 'grid',
  placeItems: 'center',
});
export const sides = style({ display: 'flex', flexWrap: 'wrap', gap: ui.space[1] });
export const side = style({
  selectors: {
    '&[aria-pressed="true"]': { background: ui.color.action.selected },
    '&[aria-pressed="false"]': { color: ui.color.text.muted, fontWeight: ui.font.medium },
  },
});
/** The later piece, pale, beneath the differences. */
const pale = style({ filter: 'grayscale(1) opacity(0.35)', background: '#ffffff' });
export const stack = style({
  background: '#ffffff',
  position: 'relative',
  display: 'grid',
  isolation: 'isolate',
});
const layer = style({ gridArea: '1 / 1' });
export const under = style([layer, pale]);
/** Overlays both pieces. Matching pixels turn black, which the filter makes transparent; all others get one color. */
export const differing = style([
  layer,
  { display: 'grid', isolation: 'isolate', background: '#000000', filter: 'url(#daybreak-difference)' },
]);
export const earlier = style([layer]);
export const laterPiece = style([layer, { mixBlendMode: 'difference' }]);
export const hidden = style({ position: 'absolute', inlineSize: 0, blockSize: 0 });
