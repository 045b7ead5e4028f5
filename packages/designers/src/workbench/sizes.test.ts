import { expect, it } from 'vitest';
import { inches, pixels } from '../export/artboardSize.ts';
import { artboardPixels } from './sizes.ts';

it('counts 96 CSS pixels to the inch, with bleed on each edge', () => {
  expect(artboardPixels(inches(18, 24, { bleed: 0.125 }))).toEqual({
    trim: { width: 1728, height: 2304 },
    bleed: 12,
    whole: { width: 1752, height: 2328 },
  });
});

it('takes screen sizes as they are, without bleed', () => {
  expect(artboardPixels(pixels(1200, 628))).toEqual({
    trim: { width: 1200, height: 628 },
    bleed: 0,
    whole: { width: 1200, height: 628 },
  });
});
