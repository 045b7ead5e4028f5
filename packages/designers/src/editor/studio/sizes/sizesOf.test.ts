import { expect, it } from 'vitest';
import { ads } from '../../../designers/ads/ads.ts';
import { poster } from '../../../designers/poster/poster.ts';
import type { Designer } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { sizesOf } from './sizesOf.ts';

const of = (typed: unknown, stored: object) => {
  const designer = typed as Designer;
  return sizesOf(designer, restoreDraft(designer.fields, stored));
};

it('returns every size of every platform, with the words of the draft', () => {
  const sizes = of(ads, { headline: 'Ours' });
  expect(new Set(sizes.map(({ id }) => id)).size).toBe(sizes.length);
  expect(sizes.map(({ label }) => label)).toContain('Google, Leaderboard, 728 × 90 px');
  expect(sizes.every(({ draft }) => draft.headline === 'Ours')).toBe(true);
  expect(sizes.find(({ id }) => id === 'facebook story')?.values).toEqual([
    ['platform', 'facebook'],
    ['size', 'story'],
  ]);
});

it('returns every sheet of a print piece', () => {
  expect(of(poster, {}).map(({ label }) => label)).toContain('24 × 36 in');
});

it('returns nothing for a designer with one size', () => {
  expect(of({ ...poster, fields: { title: poster.fields.title } }, {})).toEqual([]);
});
