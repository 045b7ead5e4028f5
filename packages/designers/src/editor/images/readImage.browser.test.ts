import warehouse from '@daybreak/media/assets/images/warehouse-480.webp';
import { describe, expect, it } from 'vitest';
import { drawingSize } from './drawingSize.ts';
import { pixelSize } from './pixelSize.ts';
import { maxFileBytes, readImage } from './readImage.ts';
import { ImageRefusedError } from './uploadedImage.ts';

const picture = async () => (await fetch(warehouse)).blob();

describe('an added picture', () => {
  it('stays unchanged if the browser can show it', async () => {
    const file = new File([await picture()], 'warehouse.webp', { type: 'image/webp' });
    expect(await readImage(file)).toBe(file);
  });

  it('is drawn into a PNG if it is an SVG, so its scripts and links stay out', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>top.hacked = 1</script><rect width="20" height="10" fill="#14bcc0"/></svg>';
    const made = await readImage(new File([svg], 'logo.svg', { type: 'image/svg+xml' }));
    expect(made.type).toBe('image/png');
    const { width, height } = await createImageBitmap(made);
    expect([width, height]).toEqual([2400, 1200]);
    expect((window as unknown as { hacked?: number }).hacked).toBeUndefined();
  });

  it.each([
    [
      'is no picture at all',
      new File(['notes'], 'notes.png', { type: 'image/png' }),
      /notes\.png.*can't be read/,
    ],
    [
      'is of another type',
      new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' }),
      /paper\.pdf.*PNG, JPEG, WebP or SVG/,
    ],
    [
      'is what a phone takes, whatever it calls itself',
      new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0001.jpg', { type: 'image/jpeg' }),
      /IMG_0001\.jpg.*HEIC.*Export it as a JPEG/,
    ],
    [
      'is too large',
      new File([new Uint8Array(60 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }),
      /huge\.jpg.*60 MB.*25 MB/,
    ],
  ])('is refused with its name and the reason when it %s', async (_case, file, sentence) => {
    await expect(readImage(file)).rejects.toThrow(ImageRefusedError);
    await expect(readImage(file)).rejects.toThrow(sentence);
    expect(maxFileBytes).toBe(25 * 1024 * 1024);
  });

  it.each(['image/png', 'image/jpeg', 'image/webp'])(
    'states its size before it is decoded: %s',
    async (type) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [301, 207];
      for (const quality of [0.5, 1]) {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
        expect(blob?.type).toBe(type);
        expect(await pixelSize(blob as Blob)).toEqual({ width: 301, height: 207 });
      }
      canvas.getContext('2d')?.fillRect(0, 0, 301, 100);
      const opaque = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
      expect(await pixelSize(opaque as Blob)).toEqual({ width: 301, height: 207 });
      expect(await pixelSize((opaque as Blob).slice(0, 18))).toBeUndefined();
    },
  );

  const header = (...bytes: number[]) => new Uint8Array(bytes);
  const side = [0x75, 0x30];
  it.each([
    [
      'huge.png',
      'image/png',
      header(
        0x89,
        0x50,
        0x4e,
        0x47,
        13,
        10,
        26,
        10,
        0,
        0,
        0,
        13,
        73,
        72,
        68,
        82,
        0,
        0,
        ...side,
        0,
        0,
        ...side,
      ),
    ],
    ['huge.jpg', 'image/jpeg', header(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, ...side, ...side)],
  ])('is refused before decoding if it would take all memory: %s', async (name, type, bytes) => {
    await expect(readImage(new File([bytes], name, { type }))).rejects.toThrow(
      `“${name}” has 900 megapixels. Choose a picture with up to 100.`,
    );
  });

  it('is refused before drawing if its repetitions would take all memory', async () => {
    const rows = Array.from(
      { length: 9 },
      (_, row) => `<g id="r${row + 1}">${`<use href="#r${row}"/>`.repeat(10)}</g>`,
    );
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect id="r0"/>${rows.join('')}</svg>`;
    expect(bomb.length).toBeLessThan(2_500);
    await expect(readImage(new File([bomb], 'bomb.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
      '“bomb.svg” is an SVG with too many parts.',
    );
    const chain = Array.from(
      { length: 5_000 },
      (_, row) => `<use id="c${row + 1}" href="#c${row}"/>`,
    ).toReversed();
    expect(drawingSize(`<svg xmlns="http://www.w3.org/2000/svg">${chain.join('')}</svg>`)).toBe(Infinity);
    const round = '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>';
    expect(drawingSize(round)).toBe(3);
  });

  it('is refused with a sentence if it contains a web page', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml">b</b></foreignObject></svg>';
    await expect(readImage(new File([svg], 'page.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
      '“page.svg” contains embedded web content.',
    );
  });
});
