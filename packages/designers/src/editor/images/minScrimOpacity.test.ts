import { luminanceContrast, relativeLuminance } from '@daybreak/brand';
import { describe, expect, it } from 'vitest';
import { maxScrimOpacity, minScrimOpacity, type Rgb } from './minScrimOpacity.ts';

const white: Rgb = [255, 255, 255];
const pixels = (count: number, color: Rgb) => Array.from({ length: count }, () => color);
const over = (under: readonly Rgb[], needs = 4.5, color = white) => minScrimOpacity({ color, needs, under });

describe('the least darkening for text over a picture', () => {
  it('is none if the picture is dark enough', () => {
    expect(over(pixels(100, [20, 30, 40]))).toBe(0);
    expect(over([])).toBe(0);
  });
  it('is no more than the contrast needs, and less for large text', () => {
    const usual = over(pixels(100, [200, 200, 200])) ?? 0;
    const large = over(pixels(100, [200, 200, 200]), 3) ?? 0;
    expect(large).toBeLessThan(usual);
    expect(usual).toBeLessThan(maxScrimOpacity);
    const mixed = (alpha: number) =>
      [10, 43, 64].map((dark) => Math.round(200 + (dark - 200) * alpha)) as unknown as Rgb;
    const contrast = (alpha: number) => luminanceContrast(1, relativeLuminance(...mixed(alpha)));
    expect(contrast(usual)).toBeGreaterThanOrEqual(4.4);
    expect(contrast(usual - 0.04)).toBeLessThan(4.5);
  });
  it('is enough for white text on a white picture', () => {
    expect(over(pixels(100, white))).toBeLessThanOrEqual(0.7);
  });
  it('ignores one bright pixel in a hundred, but no more', () => {
    const dark = pixels(99, [20, 30, 40]);
    expect(over([...dark, white])).toBe(0);
    expect(over([...dark, white, white])).toBeGreaterThan(0.5);
  });
  it('is undefined for text as dark as the overlay', () => {
    expect(over(pixels(100, [60, 60, 60]), 4.5, [16, 74, 109])).toBeUndefined();
  });
});
