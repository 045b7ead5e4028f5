import { brandVars } from '@daybreak/brand/css';
import { style } from '@vanilla-extract/css';

/** White around the stroke, so it's visible on any ground. Centered on the fold. */
export const mark = style({
  position: 'absolute',
  width: 3,
  marginLeft: -1.5,
  paddingInline: 1,
  boxSizing: 'border-box',
  background: brandVars.color.white,
});
export const stroke = style({ height: '100%', background: brandVars.color.night });
