import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureOriginalUrl, pictureUrl, thumbnailUrl } from './files.ts';
import { type PictureFile, pictures } from './pictures.ts';
import { previewUrl } from './previews.ts';
import { picturePrintUrl } from './print.ts';
import { picturePrintUrl as installedPrintUrl } from './printInstalled.ts';

const asset = (path: string) => new URL(`../${path}`, import.meta.url);

/** A JPEG's pixel size, from the segment that starts its frame. */
function pixelsOf(url: URL) {
  const bytes = readFileSync(url);
  let at = 2;
  while (at < bytes.length && !(bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2))
    at += 2 + bytes.readUInt16BE(at + 2);
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

describe('assets', () => {
  it.each(pictures)('has $file in the stated size', ({ file, width, height }) => {
    expect(pixelsOf(asset(`assets/images/${file}.jpg`))).toEqual({ width, height });
  });

  it.each(pictures)('ships $file in every stated width and format', ({ file, widths }) => {
    const versions = widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]);
    for (const name of [...versions, `${file}.jpg`])
      expect(existsSync(asset(`assets/images/${name}`)), name).toBe(true);
    expect(pixelsOf(new URL(thumbnailUrl(file)))).toEqual({ width: 384, height: 216 });
  });
});

describe('files for print', () => {
  it.each(pictures)('have the stated size and at most 3.2 MB: $file', ({ file, print }) => {
    const url = new URL(picturePrintUrl(file));
    expect(url.pathname).toContain('/assets/print/');
    expect(pixelsOf(url)).toEqual(print);
    expect(statSync(url).size).toBeLessThan(3.2e6);
  });

  it('aren’t published: an installed package has the full-size pictures instead', () => {
    const { files } = JSON.parse(readFileSync(asset('package.json'), 'utf8'));
    expect(files).toContain('!assets/print');
    for (const { file } of pictures) expect(installedPrintUrl(file)).toBe(pictureOriginalUrl(file));
  });

  it('are found only by the name of a picture', () => {
    expect(() => picturePrintUrl('solar-frm' as PictureFile)).toThrow(/^There is no picture/);
  });
});

describe('the data of a picture', () => {
  it.each(pictures)('has a description, topics and a focal point: $file', ({ alt, topics, focus, calm }) => {
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
      for (const width of widths) {
        expect(existsSync(new URL(pictureUrl(file, width, 'avif')))).toBe(true);
        expect(previewUrl(file, width)).toBe(pictureUrl(file, width, 'avif'));
      }
    }
  });

  it('reject unknown names, widths and formats', () => {
    expect(() => pictureOriginalUrl('solar-frm' as PictureFile)).toThrow(
      /^There is no picture "solar-frm"\. There are: solar-farm, /,
    );
    expect(() => pictureUrl('warehouse', 1920, 'webp')).toThrow(
      'There is no warehouse-1920.webp: it comes 480, 960, 1600 wide, as avif and webp.',
    );
    expect(() => previewUrl('warehouse', 1920)).toThrow('There is no warehouse-1920.avif');
    // @ts-expect-error: the types reject it too.
    expect(() => pictureUrl('warehouse', 960, 'png')).toThrow();
  });
});
