import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureOriginalUrl, pictureUrl } from './files.ts';
import { type PictureFile, pictures } from './pictures.ts';

const asset = (path: string) => new URL(`../${path}`, import.meta.url);

describe('assets', () => {
  it.each(pictures)('ships $file in every stated width and format', ({ file, widths }) => {
    const versions = widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]);
    for (const name of [...versions, `${file}.jpg`])
      expect(existsSync(asset(`assets/images/${name}`)), name).toBe(true);
  });
});

describe('what is said of a picture', () => {
  it.each(pictures)('lets $file be found, described and cropped', ({ alt, topics, focus, calm }) => {
    expect(alt).toMatch(/^[A-Z].{19,119}[^.]$/);
    expect(topics.length).toBeGreaterThan(3);
    expect(topics).toEqual([...new Set(topics.map((topic) => topic.toLowerCase().trim()))]);
    expect(Math.min(focus.x, focus.y)).toBeGreaterThan(0);
    expect(Math.max(focus.x, focus.y)).toBeLessThan(1);
    expect(calm.length).toBeGreaterThan(0);
  });

  it('is no other picture’s', () => {
    for (const part of ['file', 'name', 'alt'] as const)
      expect(new Set(pictures.map((picture) => picture[part])).size).toBe(pictures.length);
  });
});

describe('addresses', () => {
  it('lead to the files', () => {
    for (const { file, widths } of pictures) {
      expect(existsSync(new URL(pictureOriginalUrl(file)))).toBe(true);
      for (const width of widths) expect(existsSync(new URL(pictureUrl(file, width, 'avif')))).toBe(true);
    }
  });

  it('refuse what no file has', () => {
    expect(() => pictureOriginalUrl('solar-frm' as PictureFile)).toThrow(
      /^There is no picture "solar-frm"\. There are: solar-farm, /,
    );
    expect(() => pictureUrl('warehouse', 1920, 'webp')).toThrow(
      'There is no warehouse-1920.webp: it comes 480, 960, 1600 wide, as avif and webp.',
    );
    // @ts-expect-error: the types refuse it too.
    expect(() => pictureUrl('warehouse', 960, 'png')).toThrow();
  });
});
