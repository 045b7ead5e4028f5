import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const zone = style({ position: 'relative' });
/** Covers the page while a file is dragged over it. */
export const invitation = style({
  position: 'fixed',
  inset: ui.space[4],
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  padding: ui.space[6],
  border: `2px dashed ${ui.color.action.primary}`,
  borderRadius: ui.radius.card,
  background: ui.color.surface.raised,
  opacity: 0.96,
  fontSize: ui.text.size.lg,
  fontWeight: ui.font.semibold,
  textAlign: 'center',
  // The page handles the drop.
  pointerEvents: 'none',
});
