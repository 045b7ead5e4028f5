import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pixelsOf } from '../../../openedFiles/making/artboards.ts';
import {
  drawPiece,
  importantParts,
  loadType,
  overlaps,
  textsOnDisc,
} from '../../artwork/testing/drawPiece.tsx';
import { browserExporter } from '../../export/browserExporter.ts';
import { restoreDraft } from '../../workbench/draft.ts';
import { optionsOf } from '../../workbench/fields.ts';
import { socialFields } from './social.fields.ts';
import { social } from './social.ts';

const everyFormat = socialFields.platform.options.flatMap(({ value: platform }) =>
  optionsOf(socialFields.format, { platform }).map(({ value: format }) => [platform, format] as const),
);
const longest = (platform: string, format: string, more: object = {}) =>
  restoreDraft(socialFields, { ...social.examples.longest, platform, format, ...more });

const whitePicture = {
  id: 'white',
  name: 'White',
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="white"/></svg>')}`,
};

/** Relative luminance as WCAG 2 has it, of 0–255 channels. */
function luminance([red, green, blue]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel = 0) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

beforeAll(loadType);

describe.each(everyFormat)('%s %s', (platform, format) => {
  it('holds a caption of 2200 characters, in letters of at least 11 px', () => {
    const onTooLong = vi.fn();
    const { node } = drawPiece(social, longest(platform, format), { onTooLong });
    expect(onTooLong).not.toHaveBeenCalled();
    for (const text of node.querySelectorAll('[data-fit]'))
      expect(Number.parseFloat(getComputedStyle(text).fontSize), text.textContent).toBeGreaterThanOrEqual(11);
  });

  it.each(['white', 'image'])('keeps words and logo inside the artboard and apart on %s', (theme) => {
    const piece = drawPiece(social, longest(platform, format, { theme }));
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
    const draft = restoreDraft(socialFields, { ...social.examples[name], platform, format, theme: 'blue' });
    expect(textsOnDisc(drawPiece(social, draft))).toEqual([]);
  });

  it.each(['longest', 'right to left'])(
    'keeps %s white text at 4.5:1 even over a white picture',
    async (name) => {
      const draft = restoreDraft(socialFields, {
        ...social.examples[name],
        platform,
        format,
        theme: 'image',
      });
      const piece = drawPiece(social, draft, { images: [whitePicture] });
      // The night is measured when the picture has come.
      const scrim = piece.node.querySelector<HTMLElement>('[data-scrim]');
      await vi.waitFor(() => expect(scrim?.style.background).toContain('gradient'));
      const boxes = importantParts(piece).filter(
        ({ element }) => element.dataset.fit && element.dataset.fit !== 'cta',
      );
      expect(boxes.length).toBeGreaterThan(1);
      // The ground alone: what the words would stand on.
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
    },
  );
});

it.each([
  ['story', 0.14, 0.8, 0],
  ['reel', 0.14, 0.65, 0.06],
])(
  'an Instagram %s keeps words and logo between %d and %d of its height, and %d from each side',
  (format, from, to, aside) => {
    for (const { left, right, top, bottom } of importantParts(
      drawPiece(social, longest('instagram', format)),
    )) {
      expect(top).toBeGreaterThanOrEqual(from * 1920);
      expect(bottom).toBeLessThanOrEqual(to * 1920);
      expect(left).toBeGreaterThanOrEqual(aside * 1080);
      expect(right).toBeLessThanOrEqual((1 - aside) * 1080);
    }
  },
);

it('shows three hashtags, and the web address where there are none', () => {
  const shown = (hashtags: string) =>
    drawPiece(social, restoreDraft(socialFields, { hashtags })).node.textContent;
  expect(shown('one two three four')).toContain('#one #two #three');
  expect(shown('one two three four')).not.toContain('#four');
  expect(shown('')).toContain('www.daybreak.example');
});
