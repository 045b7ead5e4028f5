import '@daybreak/brand/styles.css';
import { type BrandVersion, brandNow, palette } from '@daybreak/brand';
import { beforeAll, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { poster } from '../../designers/poster/poster.ts';
import { social } from '../../designers/social/social.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { anyDesigner, type Designer } from '../designer.ts';
import { optionsOf } from '../fields/fields.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { brandChanges } from './brandChanges.ts';
import { brandTwo } from './testing/brandTwo.ts';
import { seeded } from './testing/seeded.ts';

const data = { user: defaultUserDetails, images: [] };
let two: BrandVersion;
beforeAll(async () => {
  await loadType();
  two = await brandTwo();
});

const compared = async (designer: Designer, draft: unknown, after = two, before = brandNow) =>
  brandChanges(designer, draft, data, { before, after });

const pieces = sheets.flatMap(({ designer }) => {
  const { theme } = designer.fields;
  const themes = theme?.kind === 'choice' ? optionsOf(theme, {}).map(({ value }) => value) : [''];
  return themes.map((value) => [`${designer.id} in ${value}`, designer, { theme: value }] as const);
});

it.each(pieces)('%s: reports exactly the changes', async (_name, designer, draft) => {
  const { changes, newFindings } = await compared(designer, draft);
  expect(changes).toEqual(await seeded(designer, draft, data));
  expect(newFindings).toEqual([]);
});

it('covers pieces with both changes, one and neither', async () => {
  const found = await Promise.all(
    ['white', 'blue', 'orange'].map((theme) => seeded(anyDesigner(poster), { theme }, data)),
  );
  expect(found).toEqual([['color', 'logo'], ['color'], []]);
});

const draw = (theme: string, after: BrandVersion, more: object = {}) =>
  compared(anyDesigner(poster), { theme, ...more }, after);

it.each(pieces)('%s: finds no change in a version with the same values', async (_name, designer, draft) => {
  const same = { ...brandNow, id: '1.1.0', colors: { ...brandNow.colors } };
  expect(await compared(designer, draft, same)).toEqual({ changes: [], findings: null, newFindings: [] });
});

it('counts a changed ink in print, but not in a picture for screens', async () => {
  const cyan = { ...palette.cyan, cmyk: { c: 80, m: 0, y: 30, k: 0 } };
  const inks = { ...brandNow, id: '1.1.0', colors: { ...brandNow.colors, cyan } };
  expect((await draw('blue', inks)).changes).toEqual(['color']);
  expect((await compared(anyDesigner(social), { theme: 'blue' }, inks)).changes).toEqual([]);
});

it('returns the findings that only the later version has', async () => {
  const teal = { hex: '#7FC4E8', rgb: [127, 196, 232], cmyk: { c: 50, m: 5, y: 0, k: 0 } } as const;
  const pale = { ...brandNow, id: '2.0.0', colors: { ...brandNow.colors, teal } };
  // A date is missing in both versions.
  const { changes, newFindings } = await draw('white', pale, { eventDate: '' });
  expect(changes).toContain('color');
  expect(newFindings.length).toBeGreaterThan(0);
  expect(newFindings.every((says) => /contrast/.test(says))).toBe(true);
});

it('reports why a piece cannot be compared', async () => {
  await expect(draw('white', two, { title: 'Sunrise ᚠ for all' })).rejects.toThrow(/can't include “ᚠ”/);
});
