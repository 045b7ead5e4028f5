import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

/** Each picture is drawn for this box and then scaled, so that no card waits for its width. */
export const drawnWithin = { width: 208, height: 140 };

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: `${drawnWithin.height}px`,
  overflow: 'hidden',
  color: ui.color.text.muted,
  fontSize: ui.text.size.xs,
});

/** A stand-in until the piece is drawn. */
export const placeholder = style({
  display: 'grid',
  justifyItems: 'center',
  gap: ui.space[1],
  opacity: 0.75,
});
