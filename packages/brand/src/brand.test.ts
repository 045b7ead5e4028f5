import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logoFile, logoLayouts, logoVariants } from './logo.ts';
import { palette, paletteNames } from './palette.ts';
import { type } from './type.ts';

const asset = (path: string) => new URL(`../${path}`, import.meta.url);

describe('palette', () => {
  it('has the specification’s three brand colors with their stored CMYK', () => {
    expect(palette.cyan).toMatchObject({
      hex: '#14BCC0',
      rgb: [20, 188, 192],
      cmyk: { c: 90, m: 2, y: 30, k: 0 },
    });
    expect(palette.gray).toMatchObject({
      hex: '#76777A',
      rgb: [118, 119, 122],
      cmyk: { c: 3, m: 2, y: 0, k: 52 },
    });
    expect(palette.orange).toMatchObject({
      hex: '#FF6022',
      rgb: [255, 96, 34],
      cmyk: { c: 0, m: 62, y: 87, k: 0 },
    });
  });

  it('has the specification’s designer palette', () => {
    expect([palette.teal.hex, palette.cyan.hex, palette.dodger.hex, palette.amber.hex]).toEqual([
      '#104A6D',
      '#14BCC0',
      '#3ABBFF',
      '#FFB343',
    ]);
  });

  it.each(paletteNames)('has the same color in hex and RGB: %s', (name) => {
    const { hex, rgb } = palette[name];
    const digits = rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    expect(hex).toBe(`#${digits.toUpperCase()}`);
  });

  it.each(paletteNames)('keeps every ink between 0 and 100 %%, and the total under 300 %%: %s', (name) => {
    const inks: number[] = Object.values(palette[name].cmyk);
    for (const ink of inks) expect(ink).toSatisfy((value: number) => value >= 0 && value <= 100);
    expect(inks.reduce((sum, ink) => sum + ink)).toBeLessThanOrEqual(300);
  });
});

describe('assets', () => {
  it.each(logoLayouts.flatMap((layout) => logoVariants.map((variant) => logoFile(layout, variant))))(
    'ships %s',
    (path) => {
      expect(existsSync(asset(path))).toBe(true);
    },
  );

  it.each(Object.values(type.weights))('ships Poppins %i for screens and for print', (weight) => {
    for (const file of [
      `poppins-latin-${weight}.woff2`,
      `poppins-latin-ext-${weight}.woff2`,
      `poppins-${weight}.ttf`,
    ])
      expect(existsSync(asset(`assets/fonts/${file}`)), file).toBe(true);
  });
});
