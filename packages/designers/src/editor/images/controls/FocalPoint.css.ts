import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const plane = style({
  position: 'relative',
  justifySelf: 'start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});
export const picture = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: '13rem' });
/** A ring that's visible on any picture: light inside dark. */
export const point = style({
  position: 'absolute',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  margin: '-0.875rem',
  border: '3px solid #fff',
  borderRadius: ui.radius.full,
  boxShadow: '0 0 0 2px rgb(4 20 32 / 0.85), inset 0 0 0 2px rgb(4 20 32 / 0.85)',
  cursor: 'grab',
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { cursor: 'grabbing' },
  },
});
