import '@daybreak/brand/styles.css';
import { contrastMinimum, luminanceContrast, relativeLuminance } from '@daybreak/brand';
import { browserExporter } from '@daybreak/print';
import { describe, expect, it } from 'vitest';
import { withOffscreenPiece } from '../../editor/preview/offscreen.tsx';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { backgrounds, platforms } from './backgrounds.ts';
import { namedBackground, namedFile } from './drawName.ts';

const ada = { ...defaultUserDetails, name: 'Ada Okafor', title: 'Chief Operating Officer' };
const long = {
  ...ada,
  name: 'Maximiliane Featherstonehaugh-Cholmondeley',
  title: 'Head of the laboratory for the recycling of photovoltaic modules',
};
const draftOf = (background: string, platform = 'universal') => ({ background, platform });
const cases = backgrounds.flatMap((background) =>
  [ada, long].map((user) => [background.name, user.name, background, user] as const),
);

async function pixelsOf(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  return context;
}

const luminanceOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return relativeLuminance(red, green, blue);
};

describe('a background with a name', () => {
  it.each(cases)(
    'is quiet enough behind the words: %s, “%s”',
    async (_background, _name, background, user) => {
      const draft = draftOf(background.id);
      await withOffscreenPiece(namedBackground, draft, { user, images: [] }, async (sources, tooLong) => {
        expect(Object.values(tooLong).flat()).toEqual([]);
        const [source] = sources;
        const board = source?.node as HTMLElement;
        const origin = board.getBoundingClientRect();
        const texts = [...board.querySelectorAll<HTMLElement>('[data-fit]')];
        expect(texts.map(({ dataset }) => dataset.fit)).toEqual(['name', 'title']);
        const lines = texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const ink = luminanceOf(getComputedStyle(text).color);
          // A possible break in a long name has a box with no width.
          return [...range.getClientRects()].filter(({ width }) => width > 0).map((rect) => ({ rect, ink }));
        });
        for (const text of texts) text.style.setProperty('-webkit-text-fill-color', 'transparent');
        const [file] = await browserExporter.export({
          designer: 'test',
          title: 'Test',
          format: 'png',
          sources,
          date: new Date(),
        });
        const context = await pixelsOf(file?.blob as Blob);
        expect([context.canvas.width, context.canvas.height]).toEqual([1920, 1080]);
        for (const { rect, ink } of lines) {
          const [x, y] = [rect.left - origin.left, rect.top - origin.top];
          // As far from the right edge as the logo is from the left one.
          expect(x + rect.width).toBeLessThanOrEqual(1920 - 48 + 1);
          expect(x).toBeGreaterThan(960 + 184);
          const { data } = context.getImageData(x, y, rect.width, rect.height);
          let short = 0;
          for (let at = 0; at < data.length; at += 4) {
            const under = relativeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            if (luminanceContrast(ink, under) < contrastMinimum.any) short++;
          }
          expect(short / (data.length / 4)).toBe(0);
        }
        const logo = board.querySelector('img:not([data-picture])')?.getBoundingClientRect() as DOMRect;
        expect([logo.left - origin.left, logo.top - origin.top]).toEqual([48, 48]);
        expect(logo.width).toBeCloseTo(230.4, 1);
      });
    },
  );

  it.each(platforms.map((platform) => [platform.label, platform] as const))(
    'keeps to the limit of %s as a JPEG',
    async (_label, platform) => {
      for (const background of backgrounds) {
        const blob = await namedFile(ada, background, platform, 'jpeg', browserExporter);
        expect(blob.type).toBe('image/jpeg');
        if (platform.maxFileBytes) expect(blob.size).toBeLessThanOrEqual(platform.maxFileBytes);
      }
    },
  );

  it('isn’t made if words don’t fit, and names them', async () => {
    const [background] = backgrounds;
    const [platform] = platforms;
    if (!background || !platform) throw new Error('There are backgrounds and platforms.');
    const make = (name: string, title: string) =>
      namedFile({ ...ada, name, title }, background, platform, 'png', browserExporter);
    await expect(make('W'.repeat(150), '')).rejects.toThrow('Your name is too long for the background.');
    await expect(make('Ada', 'word '.repeat(60))).rejects.toThrow('Your job title is too long');
  });
});
