import { describe, expect, it } from 'vitest';
import { adsFields } from '../../designers/ads/ads.fields.ts';
import { ads } from '../../designers/ads/ads.ts';
import { socialFields } from '../../designers/social/social.fields.ts';
import { social } from '../../designers/social/social.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { draftsOver, piecesOver } from './sets.ts';

const data = { user: defaultUserDetails, images: [] };

describe('pieces made at once', () => {
  const draft = { ...newDraft(adsFields), headline: 'Own words' };

  it('cover every size of the platform, with the words of the draft', () => {
    const made = draftsOver(adsFields, draft, ['size']);
    expect(made.map(({ size }) => size)).toEqual([
      'leaderboard',
      'medium-rectangle',
      'banner',
      'mobile-banner',
    ]);
    expect(new Set(made.map(({ headline }) => headline))).toEqual(new Set(['Own words']));
  });

  it('cover every platform with its own sizes, each with an artboard', () => {
    const made = draftsOver(adsFields, draft, ['platform', 'size']);
    expect(made).toHaveLength(15);
    for (const each of made) expect(ads.artboards(each)[0]?.size.width).toBeGreaterThan(0);
  });

  it('are one if they look the same: on two platforms, or with only another caption', () => {
    const named = (pieces: readonly (readonly object[])[]) =>
      pieces
        .filter(({ length }) => length > 1)
        .map((same) => same.map((each) => Object.values(each).join(' ')));
    const ofAds = piecesOver(ads, draft, data, ['platform', 'size']);
    expect(ofAds).toHaveLength(10);
    expect(named(ofAds.map((same) => same.map(({ platform, size }) => ({ platform, size }))))).toEqual([
      ['google leaderboard', 'display leaderboard'],
      ['google medium-rectangle', 'display rectangle'],
      ['google banner', 'display banner'],
      ['facebook carousel', 'facebook collection'],
      ['linkedin message', 'linkedin display'],
    ]);
    // On blue there's no line to tell the pages of others apart.
    expect(piecesOver(ads, { ...draft, theme: 'blue' }, data, ['platform', 'size'])).toHaveLength(9);

    const stories = (more: object) =>
      piecesOver(social, restoreDraft(socialFields, more), data, ['platform', 'format']).filter((same) =>
        same.some(({ format }) => format === 'story'),
      ).length;
    expect(stories({})).toBe(2);
    expect(stories({ caption: 'My own words', cta: 'Call us' })).toBe(1);
  });

  it('throw for a field that is not a choice', () => {
    expect(() => draftsOver(adsFields, draft, ['headline'])).toThrow("headline isn't a choice");
  });
});
