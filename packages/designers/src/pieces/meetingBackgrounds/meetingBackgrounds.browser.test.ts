import { describe, expect, it } from 'vitest';
import { backgrounds, platforms } from './backgrounds.ts';
import { composeBackground } from './composeBackground.ts';
import { backgroundFile, downloading, refusal } from './useBackgroundDownload.ts';

const png = { type: 'png' } as const;

/** An SVG of one colour, in the given size. */
const plain = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`;

async function pixelsOf(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  return {
    size: [bitmap.width, bitmap.height],
    isRed: (x: number, y: number) => (context.getImageData(x, y, 1, 1).data[0] ?? 0) > 200,
  };
}

describe('a background', () => {
  it('is a PNG of 1920 × 1080 with the logo 2.5 % of the width from both edges and 12 % wide', async () => {
    const blob = await composeBackground(plain('#0000ff', 1920, 1080), png, plain('#ff0000', 240, 48));
    expect(blob.type).toBe('image/png');
    const { size, isRed } = await pixelsOf(blob);
    expect(size).toEqual([1920, 1080]);
    // Inset 48 px, width 230.4 px, height 46.08 px.
    expect([isRed(47, 60), isRed(49, 60), isRed(277, 60), isRed(280, 60)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([isRed(100, 46), isRed(100, 49), isRed(100, 92), isRed(100, 96)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('fills the frame with a picture of another ratio', async () => {
    const blob = await composeBackground(plain('#ff0000', 400, 400), png, plain('#ff0000', 240, 48));
    const { size, isRed } = await pixelsOf(blob);
    expect(size).toEqual([1920, 1080]);
    expect([isRed(0, 0), isRed(1919, 1079)]).toEqual([true, true]);
  });

  it.each(['data:image/png;base64,AAAA', '/no/such/picture.jpg'])('cannot be made of %s', async (url) => {
    await expect(composeBackground(url, png)).rejects.toThrow();
  });

  it.each(backgrounds.map((background) => [background.name, background] as const))(
    '%s can be made',
    async (_name, { url }) => {
      const { size } = await pixelsOf(await composeBackground(url, png));
      expect(size).toEqual([1920, 1080]);
    },
  );
});

describe('the files', () => {
  const [dataCenter] = backgrounds;
  const [zoom, , teams, universal] = platforms;
  if (!dataCenter || !zoom || !teams || !universal)
    throw new Error('There are three backgrounds and four platforms.');

  it('are named from background, platform and type', () => {
    expect(backgroundFile(dataCenter, zoom, 'png')).toBe('data-center-zoom.png');
    expect(backgroundFile(dataCenter, universal, 'png')).toBe('data-center-universal-16-9.png');
    expect(backgroundFile(dataCenter, teams, 'jpeg')).toBe('data-center-microsoft-teams.jpg');
    expect(downloading('Data Center', 'png').description).toBe('Data Center');
    expect(downloading('Data Center', 'jpeg').description).toBe('Data Center, as JPEG');
  });

  it.each(
    platforms.flatMap((platform) =>
      backgrounds.map((background) => [platform.label, background.name, platform, background] as const),
    ),
  )('of the type that %s offers first keep to its limit: %s', async (_platform, _name, platform, { url }) => {
    const { fileType: type = 'png', largestFile, label } = platform;
    const limit = largestFile === undefined ? undefined : { bytes: largestFile, of: label };
    const blob = await composeBackground(url, { type, limit });
    expect(blob.type).toBe(`image/${type}`);
    expect(refusal(blob, platform)).toBeUndefined();
    expect((await pixelsOf(blob)).size).toEqual([1920, 1080]);
  });

  it('that the platform does not take are not offered', () => {
    const of = (size: number) => new Blob([new Uint8Array(size)]);
    expect(refusal(of(3_000_000), zoom)).toBeUndefined();
    expect(refusal(of(99_000_000), universal)).toBeUndefined();
    expect(refusal(of(3_000_000), teams)).toBe(
      'The PNG has 2.9 MB, and Microsoft Teams takes 2.0 MB. Choose JPEG.',
    );
  });
});
