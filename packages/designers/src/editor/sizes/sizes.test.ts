import { inches, millimetres, pixels } from '@daybreak/print';
import { expect, it } from 'vitest';
import { artboardPixels, printedSheet, printLine } from './sizes.ts';

it('counts 96 CSS pixels per inch, with bleed on each edge', () => {
  expect(artboardPixels(inches(18, 24, { bleed: 0.125 }))).toEqual({
    trim: { width: 1728, height: 2304 },
    bleed: 12,
    whole: { width: 1752, height: 2328 },
  });
});

it('supports sheets in millimeters, with 3 mm bleed, at actual size', () => {
  const size = printedSheet({ size: 'a3', orientation: 'landscape' });
  expect(size).toEqual(millimetres(420, 297, { bleed: 3 }));
  expect(artboardPixels(size).bleed).toBeCloseTo((3 * 96) / 25.4);
  expect(artboardPixels(size).trim.width).toBeCloseTo((420 * 96) / 25.4);
  expect(printLine(size)).toBe('420 × 297 mm, 3 mm bleed, 300 DPI, CMYK');
  expect(printLine(printedSheet({ size: 'a1', orientation: 'portrait' }))).toBe(
    '594 × 841 mm, 3 mm bleed, 300 DPI, CMYK, pictures from 150 DPI',
  );
});

it('takes screen sizes unchanged, without bleed', () => {
  expect(artboardPixels(pixels(1200, 628))).toEqual({
    trim: { width: 1200, height: 628 },
    bleed: 0,
    whole: { width: 1200, height: 628 },
  });
});
