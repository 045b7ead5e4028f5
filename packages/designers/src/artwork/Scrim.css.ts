import { translucent } from '@daybreak/brand';
import { style } from '@vanilla-extract/css';

/** Until the picture is measured, and where it cannot be: enough for white words on any picture. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: translucent('night', 0.68),
});
