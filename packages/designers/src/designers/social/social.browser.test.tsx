import { browserExporter } from '@daybreak/print';
import { unzip } from '@daybreak/print/zip';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pixelsOf } from '../../../../print/openedFiles/making/artboards.ts';
import {
  drawPiece,
  facesArrived,
  importantParts,
  loadType,
  overlaps,
  textsOnDisc,
} from '../../editor/artwork/testing/drawPiece.tsx';
import { packPieces } from '../../editor/download/packPieces.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { optionsOf } from '../../editor/fields/fields.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { socialFields } from './social.fields.ts';
import { social } from './social.ts';

const everyFormat = socialFields.platform.options.flatMap(({ value: platform }) =>
  optionsOf(socialFields.format, { platform }).map(({ value: format }) => [platform, format] as const),
);
/** Every layout, bare and with a picture. */
const looks = socialFields.composition.options.flatMap(({ value: composition }) =>
  (['white', 'image'] as const).map((theme) => [composition, theme] as const),
);
/** Long content for everything in each layout. */
const full = (platform: string, format: string, more: object = {}) =>
  restoreDraft(socialFields, {
    caption: '',
    headline: 'Bring 120 tonnes of retired panels, inverters and batteries',
    line: 'Glass: back into new glass.\nSilicon: back into new cells.\nSilver and copper: back into use.',
    saidBy: 'Ana Reyes, facility manager of the county',
    eventDate: '2027-09-22',
    eventTime: '17:30',
    location: '400 Horizon Way, Austin',
    hashtags: social.examples.longest?.hashtags,
    cta: 'Send us your equipment list today',
    platform,
    format,
    ...more,
  });
const longest = (platform: string, format: string, more: object = {}) =>
  restoreDraft(socialFields, { ...social.examples.longest, platform, format, ...more });

const whitePicture = {
  id: 'white',
  name: 'White',
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="white"/></svg>')}`,
};

/** Relative luminance as defined in WCAG 2, from 0–255 channels. */
function luminance([red, green, blue]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel = 0) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

beforeAll(loadType);

describe.each(everyFormat)('%s %s', (platform, format) => {
  it('fits a caption of 2200 characters, in type of at least 11 px', () => {
    const onTooLong = vi.fn();
    const { node } = drawPiece(social, longest(platform, format), { onTooLong });
    expect(onTooLong).not.toHaveBeenCalled();
    for (const text of node.querySelectorAll('[data-fit]'))
      expect(Number.parseFloat(getComputedStyle(text).fontSize), text.textContent).toBeGreaterThanOrEqual(11);
  });

  it.each(looks)('keeps words and logo inside the artboard and apart as %s on %s', (composition, theme) => {
    const onTooLong = vi.fn();
    const piece = drawPiece(social, full(platform, format, { composition, theme }), { onTooLong });
    expect(onTooLong).not.toHaveBeenCalled();
    const parts = importantParts(piece);
    const { width, height } = piece.side.size;
    for (const { left, right, top, bottom } of parts) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(overlaps(parts)).toEqual([]);
  });

  it.each(Object.keys(social.examples))('keeps the words of %s off the disc', (name) => {
    const draft = restoreDraft(socialFields, {
      ...social.examples[name],
      composition: 'sunrise',
      platform,
      format,
      theme: 'blue',
    });
    expect(textsOnDisc(drawPiece(social, draft))).toEqual([]);
  });

  it.each([
    ['longest', 'sunrise'],
    ['right to left', 'sunrise'],
    ['longest', 'type'],
  ])('keeps %s white text at 4.5:1 even over a white picture, as %s', async (name, composition) => {
    const draft = restoreDraft(socialFields, {
      ...social.examples[name],
      platform,
      format,
      composition,
      theme: 'image',
    });
    const piece = drawPiece(social, draft, { images: [whitePicture] });
    await facesArrived(piece);
    const boxes = importantParts(piece).filter(({ element }) => element.dataset.fit);
    expect(boxes.length).toBeGreaterThan(1);
    // Hides the words, to measure only the ground.
    for (const { element } of boxes) element.style.setProperty('-webkit-text-fill-color', 'transparent');
    const [file] = await browserExporter.export({
      designer: 'social',
      title: 'Post',
      sources: [piece],
      format: 'png',
      date: new Date(2026, 6, 30),
    });
    const pixels = await pixelsOf(file?.blob);
    for (const { element, left, right, top, bottom } of boxes)
      for (const x of [left + 1, (left + right) / 2, right - 1])
        for (const y of [top + 1, bottom - 1]) {
          const ratio = 1.05 / (luminance(pixels.at(Math.round(x), Math.round(y))) + 0.05);
          expect(ratio, `${element.textContent} at ${x}, ${y}`).toBeGreaterThanOrEqual(4.5);
        }
  });
});

describe.each([
  ['story', 0.14, 0.8, 0],
  ['reel', 0.14, 0.65, 0.06],
])('an Instagram %s', (format, from, to, aside) => {
  it.each(looks)(
    `keeps words and logo between ${from} and ${to} of its height, and ${aside} from each side, as %s on %s`,
    (composition, theme) => {
      const parts = [full, longest].flatMap((draftOf) =>
        importantParts(drawPiece(social, draftOf('instagram', format, { composition, theme }))),
      );
      for (const { left, right, top, bottom } of parts) {
        expect(top).toBeGreaterThanOrEqual(from * 1920);
        expect(bottom).toBeLessThanOrEqual(to * 1920);
        expect(left).toBeGreaterThanOrEqual(aside * 1080);
        expect(right).toBeLessThanOrEqual((1 - aside) * 1080);
      }
    },
  );
});

it('says what to do next and where, without a button, a phone number or hashtags', () => {
  const { node } = drawPiece(
    social,
    restoreDraft(socialFields, { hashtags: 'one two', cta: 'Get a quote', eventDate: '' }),
  );
  expect(node.textContent).toMatch(/Get a quote.*www\.daybreak\.example/);
  expect(node.textContent).not.toMatch(/#|\(\d{3}\)|@/);
  const action = [...node.querySelectorAll<HTMLElement>('[data-fit="cta"]')];
  expect(action.length).toBeGreaterThan(0);
  for (const text of action) expect(getComputedStyle(text).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

it('exports a carousel as one ZIP of numbered pictures', async () => {
  const draft = restoreDraft(socialFields, { ...social.examples.carousel, format: 'feed-post' });
  const zip = await packPieces({
    designer: social,
    draft,
    data: { user: defaultUserDetails, images: [] },
    set: { id: 'series', label: '', over: [] },
    exporter: browserExporter,
    request: { designer: 'social', title: 'Post', format: 'png', date: new Date(2026, 6, 30) },
    onProgress: () => {},
  });
  expect(zip.name).toBe('social-instagram-series-20260730.zip');
  const files = await unzip(zip.blob);
  expect([...files.keys()]).toEqual([
    ...[1, 2, 3, 4].map((frame) => `social-1080x1080-instagram-frame-${frame}-20260730.png`),
    'manifest.json',
  ]);
  // Each picture shows different words.
  expect(new Set([...files.values()].map(({ length }) => length)).size).toBe(5);
});
