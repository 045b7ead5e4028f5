import { describe, expect, it } from 'vitest';
import { adsFields } from '../pieces/ads/ads.fields.ts';
import { ads } from '../pieces/ads/ads.ts';
import { newDraft } from './draft.ts';
import { draftsOver } from './sets.ts';

describe('pieces that are made at once', () => {
  const draft = { ...newDraft(adsFields), headline: 'Own words' };

  it('every size of the platform, with the words of the draft', () => {
    const made = draftsOver(adsFields, draft, ['size']);
    expect(made.map(({ size }) => size)).toEqual([
      'leaderboard',
      'medium-rectangle',
      'banner',
      'mobile-banner',
    ]);
    expect(new Set(made.map(({ headline }) => headline))).toEqual(new Set(['Own words']));
  });

  it('every platform with its own sizes, each of which has an artboard', () => {
    const made = draftsOver(adsFields, draft, ['platform', 'size']);
    expect(made).toHaveLength(15);
    for (const each of made) expect(ads.artboards(each)[0]?.size.width).toBeGreaterThan(0);
  });

  it('only choices can be gone through', () => {
    expect(() => draftsOver(adsFields, draft, ['headline'])).toThrow('headline is not a choice');
  });
});
