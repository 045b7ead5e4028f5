import { type BrandVersion, brandVersions, type PaletteName, palette, paletteNames } from '@daybreak/brand';
import { createContext } from 'react';

/** The versions that can be compared, oldest first; the last is today's. Stories have others. */
export const KnownBrands = createContext<readonly BrandVersion[]>(brandVersions);

/** The names of the colors that differ between two versions, and how many logos do. */
export function differencesOf(before: BrandVersion, after: BrandVersion) {
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
