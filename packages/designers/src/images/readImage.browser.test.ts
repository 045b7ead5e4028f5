import warehouse from '@daybreak/brand/assets/images/warehouse-480.webp';
import { describe, expect, it } from 'vitest';
import { largestFile, readImage } from './readImage.ts';
import { ImageRefusedError } from './uploadedImage.ts';

const picture = async () => (await fetch(warehouse)).blob();

describe('a picture that somebody adds', () => {
  it('is kept as it is when the browser can show it', async () => {
    const file = new File([await picture()], 'warehouse.webp', { type: 'image/webp' });
    expect(await readImage(file)).toBe(file);
  });

  it('is drawn into PNG when it is SVG, so that its scripts and links stay outside', async () => {
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
      /notes\.png.*cannot be read/,
    ],
    [
      'is of another type',
      new File(['%PDF-'], 'paper.pdf', { type: 'application/pdf' }),
      /paper\.pdf.*PNG, JPEG, WebP or SVG/,
    ],
    [
      'is too large',
      new File([new Uint8Array(60 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }),
      /huge\.jpg.*60 MB.*25 MB/,
    ],
  ])('is refused with its name and the reason when it %s', async (_case, file, sentence) => {
    await expect(readImage(file)).rejects.toThrow(ImageRefusedError);
    await expect(readImage(file)).rejects.toThrow(sentence);
    expect(largestFile).toBe(25 * 1024 * 1024);
  });

  it('is refused in words when it is a drawing that holds a web page', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml">b</b></foreignObject></svg>';
    await expect(readImage(new File([svg], 'page.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
      '“page.svg” holds more than a drawing.',
    );
  });
});
