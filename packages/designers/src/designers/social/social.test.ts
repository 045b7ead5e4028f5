import { describe, expect, it } from 'vitest';
import { editDraft, newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { countCharacters, limitOf, optionsOf } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { postText } from './postText.ts';
import { socialFields } from './social.fields.ts';
import { social } from './social.ts';
import { frameWords } from './socialContent.ts';

const draftOf = (platform: string, format: string) => restoreDraft(socialFields, { platform, format });

describe('social media', () => {
  it('is a white Instagram feed post by default', () => {
    expect(newDraft(socialFields)).toMatchObject({
      platform: 'instagram',
      format: 'feed-post',
      theme: 'white',
    });
  });

  it.each([
    ['instagram', ['feed-post', 'story', 'reel']],
    ['facebook', ['feed-post', 'story', 'cover']],
    ['linkedin', ['feed-post', 'article', 'company']],
    ['twitter', ['tweet', 'header']],
  ])('offers the formats of %s, and selects the first one when it’s chosen', (platform, formats) => {
    const before = platform === 'facebook' ? draftOf('linkedin', 'company') : draftOf('facebook', 'cover');
    const draft = editDraft(socialFields, before, 'platform', platform);
    expect(optionsOf(socialFields.format, draft).map(({ value }) => value)).toEqual(formats);
    expect(draft.format).toBe(formats[0]);
  });

  it.each([
    ['instagram', 'feed-post', 1080, 1080],
    ['instagram', 'story', 1080, 1920],
    ['instagram', 'reel', 1080, 1920],
    ['facebook', 'feed-post', 1200, 630],
    ['facebook', 'story', 1080, 1920],
    ['facebook', 'cover', 1200, 315],
    ['linkedin', 'feed-post', 1200, 627],
    ['linkedin', 'article', 1200, 627],
    ['linkedin', 'company', 1200, 300],
    ['twitter', 'tweet', 1200, 675],
    ['twitter', 'header', 1500, 500],
  ])('is for %s %s: %i × %i px', (platform, format, width, height) => {
    const draft = draftOf(platform, format);
    expect(social.artboards(draft).map(({ size }) => size)).toEqual([
      { width, height, unit: 'px', bleed: 0 },
    ]);
    expect(social.specification(draft)).toMatch(new RegExp(`^[A-Z][a-z ]+, ${width} × ${height} px, RGB$`));
  });

  it.each([
    ['instagram', 2200],
    ['facebook', 2200],
    ['linkedin', 2200],
    ['twitter', 280],
  ])(
    'accepts a caption for %s of at most %i characters, and its default fits with the hashtags',
    (platform, limit) => {
      const draft = restoreDraft(socialFields, { platform });
      expect(limitOf(socialFields.caption, draft)).toBe(limit);
      expect(countCharacters(postText(draft))).toBeLessThanOrEqual(limit);
    },
  );

  it('is one picture unless it’s a carousel, which only swipeable formats offer', () => {
    const ids = (format: string, frames?: string) =>
      social
        .artboards(restoreDraft(socialFields, { platform: 'instagram', format, frames }))
        .map(({ id }) => id);
    expect(ids('feed-post')).toEqual(['post']);
    expect(ids('feed-post', '4')).toEqual(['frame-1', 'frame-2', 'frame-3', 'frame-4']);
    expect(ids('story', '3')).toHaveLength(3);
    expect(ids('reel', '3')).toEqual(['post']);
  });

  it('gives each frame its own words or the caption’s next sentence, and reports a frame without words', () => {
    const draft = restoreDraft(socialFields, {
      caption: 'One. Two. Three. Four.',
      frames: '5',
      frame3: 'Mine\nMy line',
    });
    expect(
      frameWords(draft).map(({ headline, support }) => [headline.field, headline.text, support.text]),
    ).toEqual([
      ['caption', 'One', 'Two.'],
      ['caption', 'Three', ''],
      ['frame3', 'Mine', 'My line'],
      ['caption', 'Four', ''],
      ['caption', '', ''],
    ]);
    const data = { user: defaultUserDetails, images: [] };
    expect(social.checks?.(draft, data)).toEqual(['Add text to frame 5.']);
  });

  it('says by how much another platform’s caption is too long, and keeps all of it', () => {
    const caption = 'x'.repeat(300);
    const before = restoreDraft(socialFields, { platform: 'linkedin', caption });
    expect(social.remarks?.(before).caption).toBeUndefined();
    const draft = editDraft(socialFields, before, 'platform', 'twitter');
    expect(draft.caption).toBe(caption);
    expect(social.remarks?.(draft).caption?.error).toBe(
      "This caption is 20 characters over this platform's limit of 280. Shorten it.",
    );
  });

  it('stores any caption of 2200 characters between visits', () => {
    const caption = '👩‍👩‍👧'.repeat(2200);
    expect(restoreDraft(socialFields, JSON.parse(JSON.stringify({ caption }))).caption).toBe(caption);
  });
});
