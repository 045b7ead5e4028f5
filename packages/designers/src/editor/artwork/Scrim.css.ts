import { translucent } from '@daybreak/brand';
import { style } from '@vanilla-extract/css';

/** Used until the picture is measured, or if it can't be: dark enough for white words on any picture. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: translucent('night', 0.68),
});
