import { focusRing, ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: ui.space[2] });
export const label = style({ padding: 0, fontSize: ui.text.size.sm, fontWeight: ui.font.medium });
export const hint = style({ fontSize: ui.text.size.sm, color: ui.color.text.muted });
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
export const picture = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: '24rem' });
/** A frame that's visible on any picture: light inside dark. */
export const box = style({
  position: 'absolute',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: '2px solid #fff',
  borderRadius: '4px',
  background: 'transparent',
  boxShadow: '0 0 0 2px rgb(4 20 32 / 0.85), inset 0 0 0 1px rgb(4 20 32 / 0.85)',
  cursor: 'move',
  selectors: { '&:focus-visible': focusRing },
});
export const number = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  paddingInline: ui.space[1],
  borderEndEndRadius: '4px',
  background: 'rgb(4 20 32 / 0.85)',
  color: '#fff',
  fontSize: ui.text.size.xs,
  lineHeight: 1.4,
});
export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: ui.space[1],
  fontSize: ui.text.size.sm,
});
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  border: '2px solid rgb(4 20 32 / 0.85)',
  background: '#fff',
  cursor: 'nwse-resize',
});
