import { translucent } from '@daybreak/brand';
import { ui } from '@daybreak/ui/css';
import { style } from '@vanilla-extract/css';

export const option = style({ inlineSize: '100%', borderRadius: ui.radius.control, overflow: 'hidden' });
export const natural = style({ position: 'relative' });
export const showsPerson = style({
  position: 'absolute',
  inset: 0,
  fill: translucent('night', 0.78),
  stroke: translucent('white', 0.85),
  strokeWidth: 5,
});
export const about = style({ display: 'grid', gap: ui.space['3'] });
