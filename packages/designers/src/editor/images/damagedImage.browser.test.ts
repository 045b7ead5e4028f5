import { describe, expect, it } from 'vitest';
import { readImage } from './readImage.ts';
import { reducedCopy } from './store/reducedCopy.ts';

/** Noise and shapes, half of it transparent. */
async function drawing(
  type: string,
  side = 320,
  quality = 0.9,
  isOpaque = false,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(side, side * 0.75);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  if (isOpaque) context.fillRect(0, 0, side, side);
  for (let index = 0; index < 400; index++) {
    context.fillStyle = `hsl(${(index * 47) % 360} 70% ${20 + (index % 60)}%)`;
    context.fillRect(
      (index * 37) % (side / 2),
      (index * 53) % (side * 0.75),
      9 + (index % 23),
      7 + (index % 31),
    );
  }
  return (await canvas.convertToBlob({ type, quality })).bytes();
}
const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([bytes], name, { type });
const damaged = 'is damaged. Choose a different copy of the picture.';

describe('a picture with a misleading name', () => {
  it.each([
    ['image/png', 'logo.jpg', 'image/jpeg'],
    ['image/webp', 'logo.png', 'image/png'],
    ['image/jpeg', 'photo.png', 'image/png'],
    ['image/png', 'logo.gif', 'image/gif'],
    ['image/png', 'logo', ''],
  ])('is read by its bytes: %s named %s', async (type, name, said) => {
    const bytes = await drawing(type);
    const taken = await readImage(file(bytes, name, said));
    expect(taken.type).toBe(type);
    expect(await taken.bytes()).toEqual(bytes);
    const copy = (await reducedCopy(file(bytes, name, said), 100))?.copy;
    expect(copy?.type).toBe(type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  });

  it('is drawn if it is an SVG', async () => {
    const svg =
      '\ufeff<?xml version="1.0"?>\n<!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect((await readImage(new File([svg], 'logo.png', { type: 'image/png' }))).type).toBe('image/png');
  });

  it('is refused if it is a GIF', async () => {
    const gif = new TextEncoder().encode('GIF89a\u0001\0\u0001\0\0\0\0;');
    await expect(readImage(file(gif, 'sun.png', 'image/png'))).rejects.toThrow(
      "“sun.png” isn't a supported type of picture.",
    );
  });
});

describe('a damaged picture', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('is refused if it is cut off: %s', async (type) => {
    const bytes = await drawing(type);
    for (const share of [0.5, 0.9, 0.999])
      await expect(
        readImage(file(bytes.slice(0, Math.floor(bytes.length * share)), 'sun', type)),
        String(share),
      ).rejects.toThrow(`“sun” ${damaged}`);
  });

  it('is refused if a JPEG ends early, even with an end marker', async () => {
    const bytes = await drawing('image/jpeg');
    const cut = new Uint8Array([...bytes.slice(0, bytes.length / 2), 0xff, 0xd9]);
    await expect(readImage(file(cut, 'sun.jpg', 'image/jpeg'))).rejects.toThrow(damaged);
  });

  it.each([1, 2, 3, 4, 5, 6])('is refused if bytes within it changed: %i', async (seed) => {
    const jpeg = await drawing('image/jpeg', 640);
    const start = Math.floor(jpeg.length * (0.2 + seed / 10));
    for (let at = start; at < start + 200 && at < jpeg.length - 2; at++)
      jpeg[at] = (at * 73 * seed + 29) % 251;
    await expect(readImage(file(jpeg, 'sun.jpg', 'image/jpeg'))).rejects.toThrow(damaged);
    const png = await drawing('image/png');
    const within = Math.floor(png.length * (0.2 + seed / 10));
    png[within] = (png[within] ?? 0) ^ 0x10;
    await expect(readImage(file(png, 'sun.png', 'image/png'))).rejects.toThrow(damaged);
  });

  it.each([
    ['with pixels that may be transparent', 0.8, false],
    ['without a loss', 1, true],
    ['with a loss', 0.8, true],
  ])('is refused if bytes within a WebP changed: %s', async (_what, quality, isOpaque) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const webp = await drawing('image/webp', 640, quality, isOpaque);
      const start = Math.floor(webp.length * (0.2 + seed / 10));
      for (let at = start; at < start + 64; at++) webp[at] = (at * 73 * seed + 29) % 251;
      await expect(readImage(file(webp, 'sun.webp', 'image/webp')), String(seed)).rejects.toThrow(damaged);
    }
  });

  it.each([0.3, 0.8, 0.92, 1])('is not seen in an intact JPEG of quality %d', async (quality) => {
    for (const side of [17, 320, 900]) {
      const bytes = await drawing('image/jpeg', side, quality);
      expect(await (await readImage(file(bytes, 'sun.jpg', 'image/jpeg'))).bytes()).toEqual(bytes);
    }
  });
});
