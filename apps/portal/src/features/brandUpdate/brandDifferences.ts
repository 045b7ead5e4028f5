import { type BrandVersion, type PaletteName, palette, paletteNames } from '@daybreak/brand';

/** Returns the names of the colors that differ between two versions, and the number of such logos. */
export function brandDifferences(before: BrandVersion, after: BrandVersion) {
  const textOf = ({ colors }: BrandVersion, name: PaletteName) =>
    JSON.stringify([colors[name].hex, colors[name].cmyk]);
  const names = [...new Set([...Object.keys(before.logos), ...Object.keys(after.logos)])];
  return {
    colors: paletteNames
      .filter((name) => textOf(before, name) !== textOf(after, name))
      .map((name) => palette[name].name),
    logos: names.filter((name) => before.logos[name] !== after.logos[name]).length,
  };
}
