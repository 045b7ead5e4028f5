import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';
import { drawnWithin } from '../../../../../shared/pieces/PieceThumbnail.css.ts';

export const waiting = style({
  display: 'grid',
  gridTemplateColumns: `${drawnWithin.width / 2}px minmax(0, 1fr)`,
  gap: ui.space[3],
  alignItems: 'center',
});
/** Drawn at the size of its box, and shown at half that size. */
export const picture = style({
  zoom: 0.5,
  inlineSize: `${drawnWithin.width}px`,
  overflow: 'hidden',
  background: ui.color.surface.sunken,
});
export const words = style({ display: 'grid', gap: ui.space[1], justifyItems: 'start', minInlineSize: 0 });
export const name = style({
  fontSize: ui.text.size.sm,
  fontWeight: ui.font.medium,
  overflowWrap: 'anywhere',
});
export const note = style({ fontSize: ui.text.size.sm, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
/** As much of a comment as fits in three lines. */
export const latest = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: ui.text.size.sm,
  overflowWrap: 'anywhere',
});
export const changes = style({
  display: 'grid',
  gap: ui.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: ui.space[4],
  borderBlockStart: `1px solid ${ui.color.line.subtle}`,
});
export const sides = style({ display: 'grid', gap: ui.space[4], justifyItems: 'center' });
export const text = style({ display: 'grid', gap: ui.space[2], fontSize: ui.text.size.sm });
export const label = style({ color: ui.color.text.muted });
export const value = style({ overflowWrap: 'anywhere' });
export const checks = style({ display: 'grid', gap: ui.space[2], fontSize: ui.text.size.sm });
