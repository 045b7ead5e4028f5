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
