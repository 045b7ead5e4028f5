import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: ui.space[2],
});
export const setUp = style({ display: 'grid', gap: ui.space[4] });
/** White in both themes: cameras need dark on light. */
export const code = style({
  justifySelf: 'center',
  inlineSize: 'min(14rem, 70vw)',
  blockSize: 'auto',
  borderRadius: ui.radius.control,
});
export const words = style({ fontSize: ui.text.size.sm });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: ui.space[2],
  padding: ui.space[4],
  listStyle: 'none',
  borderRadius: ui.radius.control,
  background: ui.color.surface.sunken,
  fontFamily: 'ui-monospace, "SF Mono", Consolas, monospace',
});
