import { expect, it } from 'vitest';
import { brochure } from '../../../designers/brochure/brochure.ts';
import { postcard } from '../../../designers/postcard/postcard.ts';
import { social } from '../../../designers/social/social.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { type GuideKind, guidesOf, kindsOn } from './guides.ts';

const of = (side: Parameters<typeof guidesOf>[0] | undefined, kind: GuideKind) =>
  side ? guidesOf(side).filter((guide) => guide.kind === kind) : [];

it('shows the bleed, trim and safe zone of a printed side', () => {
  const [front] = postcard.artboards(restoreDraft(postcard.fields, {}));
  const { size } = front ?? {};
  const [bleed, trim] = of(front, 'trim');
  expect(bleed).toMatchObject({ x: -0.125, width: (size?.width ?? 0) + 0.25 });
  expect(trim).toMatchObject({ x: 0, width: size?.width });
  expect(of(front, 'safe')).toMatchObject([{ x: 0.125, y: 0.125 }]);
});

it('shows postal zones only on the back, inside the card', () => {
  for (const draft of postcard.fields.size.options.map(({ value }) =>
    restoreDraft(postcard.fields, { size: value }),
  )) {
    const [front, back] = postcard.artboards(draft);
    expect(of(front, 'postal')).toEqual([]);
    const zones = of(back, 'postal');
    // Other postal services read cards in millimeters.
    if (back?.size.unit === 'mm') continue;
    expect(zones.map(({ label }) => label)).toEqual(['Stamp', 'Address', 'Barcode']);
    for (const { x, y, width, height } of zones) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual((back?.size.width ?? 0) + 1e-9);
      expect(y + height).toBeLessThanOrEqual((back?.size.height ?? 0) + 1e-9);
    }
  }
});

it('names the panels between folds from the left, also in right-to-left scripts', () => {
  const names = (stored: object) =>
    of(brochure.artboards(restoreDraft(brochure.fields, stored))[0], 'folds')
      .filter(({ shape }) => shape === 'name')
      .map(({ label }) => label);
  expect(names({})).toEqual(['Panel 1', 'Back', 'Cover']);
  expect(names({ title: 'לכל פאנל זריחה שנייה' })).toEqual(['Cover', 'Back', 'Panel 1']);
});

it('shows what a platform covers of a story, with the margins clear of it', () => {
  const [story] = social.artboards(restoreDraft(social.fields, { platform: 'instagram', format: 'story' }));
  expect(of(story, 'covered').map(({ y }) => y)).toContain(0);
  expect(of(story, 'margins')[0]?.y).toBeGreaterThan(story?.covered?.top ?? Number.POSITIVE_INFINITY);
  expect(kindsOn(story ? [story] : [])).toEqual(['margins', 'covered']);
});
