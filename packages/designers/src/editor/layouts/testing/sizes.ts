import { inches, pixels } from '@daybreak/print';

const bleed = { bleed: 0.125 };
/** One artboard from each family that layouts are drawn for. */
export const sizes = {
  'poster upright': inches(18, 24, bleed),
  'poster across': inches(24, 18, bleed),
  'flyer letter': inches(8.5, 11, bleed),
  'postcard 4 × 6': inches(6, 4, bleed),
  'postcard 6 × 11': inches(11, 6, bleed),
  'square post': pixels(1080, 1080),
  'link post': pixels(1200, 630),
  story: pixels(1080, 1920),
};
