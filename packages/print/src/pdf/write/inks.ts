import { type BrandVersion, palette } from '@daybreak/brand';
import type { Rgba } from '../displayList.ts';
import { fromBase64, nums } from './objects.ts';
import { coated, type Stock } from './stocks/stocks.ts';

/** A way to write colors: as printing inks or as on screen. */
export interface OutputColors {
  space: 'DeviceCMYK' | 'DeviceRGB';
  /** Components 0–1. */
  components: (color: Rgba) => number[];
  /** A blend mode for a translucent color that wouldn't darken what's under it. */
  blend: (colors: Rgba[]) => 'Multiply' | undefined;
  /** The paper that the inks are for. Undefined for screens. */
  stock?: Stock;
}

export const fillOperator = (inks: OutputColors, color: Rgba): string =>
  `${nums(inks.components(color))} ${inks.space === 'DeviceCMYK' ? 'k' : 'rg'}`;

export const strokeOperator = (inks: OutputColors, color: Rgba): string =>
  `${nums(inks.components(color))} ${inks.space === 'DeviceCMYK' ? 'K' : 'RG'}`;

/** Screen colors, for proofs. */
export const screenInks: OutputColors = {
  space: 'DeviceRGB',
  components: ({ r, g, b }) => [r / 255, g / 255, b / 255],
  blend: () => undefined,
};

/** Four inks on a paper, with the brand's colors in their own inks; see `cmykOn`. */
export const inksOn = (stock: Stock, colors: BrandVersion['colors'] = palette): OutputColors => ({
  space: 'DeviceCMYK',
  stock,
  components: cmykOn(stock, colors),
  // A K-only black replaces the other inks under it, and so lightens a dark ground. With Multiply, it adds to them.
  blend: (colors) =>
    colors.some(({ a }) => a < 1) && colors.every(({ r, g, b }) => r === g && g === b && r <= 64)
      ? 'Multiply'
      : undefined,
});

const gridSide = 9;

/**
 * C, M, Y, and K, each 0–1: a palette color's stored inks, black only for a neutral gray, and for any other color the colorimetric match on
 * that paper, interpolated between the 9³ colors of its table.
 */
function cmykOn({ inks: grid }: Stock, colors: BrandVersion['colors']): (color: Rgba) => number[] {
  const table = fromBase64(grid);
  const stored = new Map(Object.values(colors).map(({ rgb, cmyk }) => [rgb.join(), cmyk]));
  return ({ r, g, b }) => {
    const brand = stored.get([r, g, b].map(Math.round).join());
    if (brand) return [brand.c / 100, brand.m / 100, brand.y / 100, brand.k / 100];
    if (r === g && g === b) return [0, 0, 0, 1 - r / 255];
    const inks = [0, 0, 0, 0];
    const axes = [r, g, b].map((value) => {
      const at = (Math.min(255, Math.max(0, value)) / 255) * (gridSide - 1);
      const low = Math.min(gridSide - 2, Math.floor(at));
      return { low, part: at - low };
    });
    for (let corner = 0; corner < 8; corner++) {
      let weight = 1;
      let index = 0;
      axes.forEach(({ low, part }, axis) => {
        const high = (corner >> axis) & 1;
        weight *= high ? part : 1 - part;
        index = index * gridSide + low + high;
      });
      for (let ink = 0; ink < 4; ink++)
        inks[ink] = (inks[ink] ?? 0) + (weight * (table[index * 4 + ink] ?? 0)) / 255;
    }
    return inks;
  };
}

/** Inks on coated paper, used for most pieces. */
export const printInks = inksOn(coated);
