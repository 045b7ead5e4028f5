import { palette } from '@daybreak/brand';
import { style } from '@vanilla-extract/css';

export const plate = style({ padding: 'clamp(0.75rem, 3vw, 2.5rem)' });
export const drawing = style({ inlineSize: '100%', blockSize: 'auto' });
export const edge = style({ fill: 'none', stroke: palette.cyan.hex, strokeWidth: 0.6 });
export const measure = style({
  fill: palette.orange.hex,
  fillOpacity: 0.16,
  stroke: palette.orange.hex,
  strokeWidth: 0.6,
});
