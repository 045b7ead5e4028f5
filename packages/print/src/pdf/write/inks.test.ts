import { palette, paletteNames } from '@daybreak/brand';
import { describe, expect, it } from 'vitest';
import { inksOn, printInks } from './inks.ts';
import { uncoated } from './stocks/stocks.ts';

const toCmyk = printInks.components;

const solid = (r: number, g: number, b: number, a = 1) => ({ r, g, b, a });

describe('inks', () => {
  it.each(paletteNames)('prints a palette color in its stored inks: %s', (name) => {
    const {
      rgb: [r, g, b],
      cmyk,
    } = palette[name];
    expect(toCmyk(solid(r, g, b))).toEqual([cmyk.c / 100, cmyk.m / 100, cmyk.y / 100, cmyk.k / 100]);
  });

  it('leaves the paper bare for white and uses only black for black and neutral grays', () => {
    expect(toCmyk(solid(255, 255, 255))).toEqual([0, 0, 0, 0]);
    expect(toCmyk(solid(0, 0, 0))).toEqual([0, 0, 0, 1]);
    expect(toCmyk(solid(51, 51, 51))).toEqual([0, 0, 0, 0.8]);
  });

  it('interpolates other colors, under 300 % total ink', () => {
    for (let r = 0; r <= 255; r += 15)
      for (let g = 0; g <= 255; g += 15)
        for (let b = 0; b <= 255; b += 15) {
          const inks = toCmyk(solid(r, g, b));
          for (const ink of inks) expect(ink).toSatisfy((value: number) => value >= 0 && value <= 1);
          expect(inks.reduce((sum, ink) => sum + ink)).toBeLessThanOrEqual(3.01);
        }
  });

  it('prints red as magenta and yellow, green as cyan and yellow, blue as cyan and magenta', () => {
    const [redC = 1, redM = 0, redY = 0] = toCmyk(solid(230, 20, 20));
    expect([redC < 0.1, redM > 0.8, redY > 0.8]).toEqual([true, true, true]);
    const [greenC = 0, greenM = 1, greenY = 0] = toCmyk(solid(20, 180, 20));
    expect([greenC > 0.5, greenM < 0.15, greenY > 0.8]).toEqual([true, true, true]);
    const [blueC = 0, blueM = 0, blueY = 1] = toCmyk(solid(20, 20, 200));
    expect([blueC > 0.8, blueM > 0.6, blueY < 0.1]).toEqual([true, true, true]);
  });

  it('uses less ink on uncoated paper, except for palette colors', async () => {
    const { components } = inksOn(await uncoated());
    for (let gray = 0; gray <= 240; gray += 20) {
      const total = components(solid(gray, gray + 8, gray)).reduce((sum, ink) => sum + ink);
      expect(total).toBeLessThanOrEqual(2.81);
    }
    const { rgb, cmyk } = palette.night;
    expect(components(solid(...rgb))).toEqual([cmyk.c / 100, cmyk.m / 100, cmyk.y / 100, cmyk.k / 100]);
    expect(components(solid(20, 180, 20))).not.toEqual(toCmyk(solid(20, 180, 20)));
  });

  it('multiplies only translucent black', () => {
    expect(printInks.blend([solid(0, 0, 0, 0.5)])).toBe('Multiply');
    expect(printInks.blend([solid(0, 0, 0, 1)])).toBeUndefined();
    expect(printInks.blend([solid(255, 255, 255, 0.5)])).toBeUndefined();
    expect(printInks.blend([solid(10, 43, 64, 0.5)])).toBeUndefined();
  });
});
