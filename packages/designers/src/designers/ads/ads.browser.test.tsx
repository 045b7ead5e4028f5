import { browserExporter } from '@daybreak/print';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  drawPiece,
  importantParts,
  loadType,
  overlaps,
  textsOnDisc,
} from '../../editor/artwork/testing/drawPiece.tsx';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { optionsOf } from '../../editor/fields/fields.ts';
import { adsFields } from './ads.fields.ts';
import { ads } from './ads.ts';

const everySize = adsFields.platform.options.flatMap(({ value: platform }) =>
  optionsOf(adsFields.size, { platform }).map(({ value: size }) => [platform, size] as const),
);
const longest = (platform: string, size: string, more: object = {}) =>
  restoreDraft(adsFields, { ...ads.examples.longest, platform, size, ...more });
/** In each layout; Number needs a number. */
const looks = adsFields.composition.options.map(
  ({ value: composition }) =>
    [
      composition,
      composition === 'number'
        ? { composition, headline: 'Get a quote in 24 to 48 hours!' }
        : { composition },
    ] as const,
);

beforeAll(loadType);

describe.each(everySize)('%s %s', (platform, size) => {
  it.each(looks)('fits texts at their limits as %s, in type of at least 8 px', (_name, look) => {
    const onTooLong = vi.fn();
    const { node } = drawPiece(ads, longest(platform, size, look), { onTooLong });
    expect(onTooLong).not.toHaveBeenCalled();
    for (const text of node.querySelectorAll('[data-fit]'))
      expect(Number.parseFloat(getComputedStyle(text).fontSize), text.textContent).toBeGreaterThanOrEqual(8);
  });

  it.each(looks)('keeps words and logo inside the artboard and apart as %s', (_name, look) => {
    const piece = drawPiece(ads, longest(platform, size, look));
    const parts = importantParts(piece);
    const { width, height } = piece.side.size;
    for (const { left, right, top, bottom } of parts) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(overlaps(parts)).toEqual([]);
  });

  it.each(Object.keys(ads.examples))('keeps the words of %s off the picture', (name) => {
    const draft = restoreDraft(adsFields, { ...ads.examples[name], composition: 'sunrise', platform, size });
    expect(textsOnDisc(drawPiece(ads, draft))).toEqual([]);
  });
});

it.each(looks)('keeps words and logo out of a story’s top 14 % and bottom 20 % as %s', (_name, look) => {
  for (const { top, bottom } of importantParts(drawPiece(ads, longest('facebook', 'story', look)))) {
    expect(top).toBeGreaterThanOrEqual(0.14 * 1920);
    expect(bottom).toBeLessThanOrEqual(0.8 * 1920);
  }
});

it.each(everySize)('has an edge line of 1 px only on other people’s white pages: %s %s', (platform, size) => {
  for (const theme of ['white', 'blue'] as const) {
    const { node } = drawPiece(ads, restoreDraft(adsFields, { platform, size, theme }));
    const lines = [...node.querySelectorAll('div')].filter(
      (part) =>
        getComputedStyle(part).border.startsWith('1px solid') &&
        part.offsetWidth === node.offsetWidth &&
        part.offsetHeight === node.offsetHeight,
    );
    const expected = theme === 'white' && (platform === 'google' || platform === 'display');
    expect(lines).toHaveLength(expected ? 1 : 0);
  }
});

it.each(['banner', 'mobile-banner'])(
  'leaves the description out of a %s and never calls it too long',
  (size) => {
    const onTooLong = vi.fn();
    const description = 'A word too many '.repeat(200);
    const { node } = drawPiece(ads, restoreDraft(adsFields, { size, description }), { onTooLong });
    expect(node.textContent).not.toContain('too many');
    expect(onTooLong).not.toHaveBeenCalled();
  },
);

it.each(['white', 'blue'] as const)('shows the first uploaded picture on %s', (theme) => {
  const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  const images = [
    { id: '1', name: 'First', url },
    { id: '2', name: 'Second', url: 'data:,' },
  ];
  const { node } = drawPiece(ads, { ...newDraft(adsFields), theme }, { images });
  expect(
    [...node.querySelectorAll('img[data-picture]')].map((picture) => picture.getAttribute('src')),
  ).toEqual([url]);
});

it.each(everySize.filter(([platform]) => platform === 'google' || platform === 'display'))(
  'a PNG for %s %s is under 150 KB, the most that display networks take',
  async (platform, size) => {
    const [file] = await browserExporter.export({
      designer: 'ads',
      title: 'Ad',
      sources: [drawPiece(ads, restoreDraft(adsFields, { platform, size }))],
      format: 'png',
      date: new Date(2026, 6, 30),
    });
    expect(file?.blob.size).toBeLessThan(150_000);
  },
);
