import { describe, expect, it } from 'vitest';
import { editDraft, newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { countCharacters, limitOf, optionsOf } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { adsFields } from './ads.fields.ts';
import { ads } from './ads.ts';

const draftOf = (platform: string, size: string) => restoreDraft(adsFields, { platform, size });

describe('ads', () => {
  it('are a white leaderboard for Google by default', () => {
    expect(newDraft(adsFields)).toMatchObject({ platform: 'google', size: 'leaderboard', theme: 'white' });
  });

  it.each([
    ['google', ['leaderboard', 'medium-rectangle', 'banner', 'mobile-banner']],
    ['facebook', ['feed', 'story', 'carousel', 'collection']],
    ['linkedin', ['sponsored-content', 'message', 'display']],
    ['display', ['leaderboard', 'skyscraper', 'rectangle', 'banner']],
  ])('offer the sizes of %s, and select the first one when it’s chosen', (platform, sizes) => {
    const before = draftOf(
      platform === 'google' ? 'facebook' : 'google',
      platform === 'google' ? 'carousel' : 'banner',
    );
    const draft = editDraft(adsFields, before, 'platform', platform);
    expect(optionsOf(adsFields.size, draft).map(({ value }) => value)).toEqual(sizes);
    expect(draft.size).toBe(sizes[0]);
  });

  it.each([
    ['google', 'leaderboard', 728, 90],
    ['google', 'medium-rectangle', 300, 250],
    ['google', 'banner', 468, 60],
    ['google', 'mobile-banner', 320, 50],
    ['facebook', 'feed', 1200, 628],
    ['facebook', 'story', 1080, 1920],
    ['facebook', 'carousel', 1080, 1080],
    ['linkedin', 'sponsored-content', 1200, 627],
    ['display', 'leaderboard', 728, 90],
    ['display', 'skyscraper', 160, 600],
    ['display', 'rectangle', 300, 250],
    ['display', 'banner', 468, 60],
  ])('measure, for %s %s, %i × %i px', (platform, size, width, height) => {
    const draft = draftOf(platform, size);
    expect(ads.artboards(draft)).toEqual([
      expect.objectContaining({
        label: `${width} × ${height} px`,
        size: { width, height, unit: 'px', bleed: 0 },
      }),
    ]);
    expect(ads.specification(draft)).toBe(`${width} × ${height} px, RGB`);
  });

  it.each([
    ['facebook', 'collection', '1080 × 1080 px'],
    ['linkedin', 'message', '300 × 250 px'],
    ['linkedin', 'display', '300 × 250 px'],
  ])('suggest, for %s %s without specified dimensions, %s', (platform, size, dimension) => {
    const draft = draftOf(platform, size);
    expect(ads.artboards(draft)[0]?.label).toBe(`${dimension} (suggested)`);
    expect(ads.specification(draft)).toBe(`Dimension not specified. Shown at a suggested ${dimension}.`);
  });

  it('come as A and B on request, and say when the two are the same', () => {
    const draft = restoreDraft(adsFields, { versions: 'ab', headline: 'One', compositionB: 'sunrise' });
    const data = { user: defaultUserDetails, images: [] };
    expect(ads.artboards(draft).map(({ id, label }) => [id, label])).toEqual([
      ['a', 'A, 728 × 90 px'],
      ['b', 'B, 728 × 90 px'],
    ]);
    expect(ads.checks?.(draft, data)).toHaveLength(1);
    expect(ads.checks?.({ ...draft, headlineB: 'Two' }, data)).toEqual([]);
    expect(ads.checks?.({ ...draft, compositionB: 'type' }, data)).toEqual([]);
    expect(ads.checks?.({ ...draft, versions: 'one' }, data)).toEqual([]);
  });

  it.each([
    ['headline', 30],
    ['headlineB', 30],
    ['description', 90],
    ['cta', 15],
  ] as const)(
    'accept a %s of at most %i characters, which every default and example observes',
    (name, limit) => {
      const field = adsFields[name];
      expect(limitOf(field, newDraft(adsFields))).toBe(limit);
      for (const example of [{}, ...Object.values(ads.examples)])
        expect(countCharacters(restoreDraft(adsFields, example)[name])).toBeLessThanOrEqual(limit);
      if (name !== 'headlineB') expect(countCharacters(ads.examples.longest?.[name] ?? '')).toBe(limit);
    },
  );
});
