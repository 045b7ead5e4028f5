import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandNow, brandVersions, customPropertiesOf } from './brandVersions.ts';
import { palette } from './palette.ts';

const logos = join(import.meta.dirname, '..', 'assets', 'logo');

/** Returns a hash of the colors and logos that pieces are drawn with. */
const brandHash = () => {
  const hash = createHash('sha256');
  for (const { hex, cmyk } of Object.values(palette)) hash.update(JSON.stringify([hex, cmyk]));
  for (const file of readdirSync(logos)
    .filter((name) => /^daybreak-.*\.svg$/.test(name))
    .sort())
    hash.update(file).update(readFileSync(join(logos, file)));
  return hash.digest('hex');
};

it("is the version that brandNow names: after a change, keep the last one's colors and logos in brandVersions, and give brandNow the next id", () => {
  expect({ [brandNow.id]: brandHash() }).toEqual({
    '1.0.0': 'f525a13f33e843f5d0764daa6fab8a3d9484c70e993116703a3a6eb5a1c1d84a',
  });
});

it('lists published versions in order, with the current one last', () => {
  expect(brandVersions.at(-1)).toBe(brandNow);
  const ids = brandVersions.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  expect(new Set(ids).size).toBe(ids.length);
});

it('returns only properties that differ from the current brand', () => {
  expect(customPropertiesOf(brandNow)).toEqual({});
  const cyan = { ...palette.cyan, hex: '#00A3B4' } as const;
  expect(customPropertiesOf({ ...brandNow, colors: { ...brandNow.colors, cyan } })).toEqual({
    '--brand-color-cyan': '#00A3B4',
  });
});
