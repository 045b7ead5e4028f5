import { contrastMinimum, luminanceContrast, palette, relativeLuminance } from '@daybreak/brand';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { BackgroundPicture } from './BackgroundPicture.tsx';
import { backgrounds, logoOn, platforms } from './backgrounds.ts';
import { composeBackground } from './composeBackground.ts';
import { backgroundFile, fileNotice, sizeError } from './useBackgroundDownload.ts';

const png = { type: 'png' } as const;
const noLogo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="240" height="48"/>';

/** A single-color SVG of the given size. */
const plain = (color: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`)}`;

async function pixelsOf(blob: Blob) {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  return {
    size: [bitmap.width, bitmap.height],
    levels: (x: number, y: number, width: number, height: number) => {
      const { data } = context.getImageData(x, y, width, height);
      return Array.from(
        { length: width * height },
        (_, at) => [...data.subarray(4 * at, 4 * at + 3)] as [number, number, number],
      );
    },
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

  it('fills the frame with a picture of another aspect ratio', async () => {
    const blob = await composeBackground(plain('#ff0000', 400, 400), png, plain('#ff0000', 240, 48));
    const { size, isRed } = await pixelsOf(blob);
    expect(size).toEqual([1920, 1080]);
    expect([isRed(0, 0), isRed(1919, 1079)]).toEqual([true, true]);
  });

  it.each(['data:image/png;base64,AAAA', '/no/such/picture.jpg'])('can’t be made from %s', async (url) => {
    await expect(composeBackground(url, png, logoOn.dark)).rejects.toThrow();
  });

  it.each(backgrounds.map((background) => [background.name, background] as const))(
    '%s can be made',
    async (_name, { url, ground }) => {
      const { size } = await pixelsOf(await composeBackground(url, png, logoOn[ground]));
      expect(size).toEqual([1920, 1080]);
    },
  );

  it.each(backgrounds.map((background) => [background.name, background] as const))(
    '%s is quiet enough under its logo that the name in it reads',
    async (_name, { url, ground }) => {
      const { levels } = await pixelsOf(await composeBackground(url, png, noLogo));
      const [r, g, b] = palette[ground === 'dark' ? 'white' : 'teal'].rgb;
      const ink = relativeLuminance(r, g, b);
      const under = levels(48, 48, 230, 46);
      const reads = under.filter(([red, green, blue]) => {
        const contrast = luminanceContrast(ink, relativeLuminance(red, green, blue));
        return contrast >= contrastMinimum.large;
      });
      expect(reads.length / under.length).toBeGreaterThan(0.95);
    },
  );

  it('is shown with the logo at the file’s position', () => {
    const host = document.createElement('div');
    host.style.inlineSize = '960px';
    document.body.append(host);
    const root = createRoot(host);
    for (const background of backgrounds) {
      flushSync(() =>
        root.render(createElement(BackgroundPicture, { background, src: background.medium, alt: '' })),
      );
      const [scene, logo] = [...host.querySelectorAll('img')] as [HTMLImageElement, HTMLImageElement];
      expect(new URL(logo.src).href).toBe(new URL(logoOn[background.ground], location.href).href);
      const [whole, part] = [scene.getBoundingClientRect(), logo.getBoundingClientRect()];
      expect([whole.width, whole.height]).toEqual([960, 540]);
      expect(part.left - whole.left).toBeCloseTo(24, 1);
      expect(part.top - whole.top).toBeCloseTo(24, 1);
      expect(part.width).toBeCloseTo(115.2, 1);
    }
    root.unmount();
    host.remove();
  });
});

describe('the files', () => {
  const [dataCenter] = backgrounds;
  const [zoom, , teams, universal] = platforms;
  if (!dataCenter || !zoom || !teams || !universal)
    throw new Error('There are backgrounds and four platforms.');

  it('are named after background, platform and type', () => {
    expect(backgroundFile(dataCenter, zoom, 'png')).toBe('data-center-zoom.png');
    expect(backgroundFile(dataCenter, universal, 'png')).toBe('data-center-universal-16-9.png');
    expect(backgroundFile(dataCenter, teams, 'jpeg')).toBe('data-center-microsoft-teams.jpg');
    expect(fileNotice('Data Center', 'png').description).toBe('Data Center');
    expect(fileNotice('Data Center', 'jpeg').description).toBe('Data Center, as JPEG');
  });

  it.each(
    platforms
      .filter(({ maxFileBytes }) => maxFileBytes !== undefined)
      .flatMap((platform) =>
        backgrounds.map((background) => [platform.label, background.name, platform, background] as const),
      ),
  )(
    'stay within the limit of %s in the first type offered: %s',
    async (_platform, _name, platform, { url, ground }) => {
      const { fileType: type = 'png', maxFileBytes, label } = platform;
      const limit = maxFileBytes === undefined ? undefined : { bytes: maxFileBytes, of: label };
      const blob = await composeBackground(url, { type, limit }, logoOn[ground]);
      expect(blob.type).toBe(`image/${type}`);
      expect(sizeError(blob, platform)).toBeUndefined();
      expect((await pixelsOf(blob)).size).toEqual([1920, 1080]);
    },
  );

  it('aren’t offered if the platform doesn’t accept them', () => {
    const of = (size: number) => new Blob([new Uint8Array(size)]);
    expect(sizeError(of(3_000_000), zoom)).toBeUndefined();
    expect(sizeError(of(99_000_000), universal)).toBeUndefined();
    expect(sizeError(of(3_000_000), teams)).toBe(
      'The PNG is 2.9 MB, but Microsoft Teams allows only 2.0 MB. Choose JPEG.',
    );
  });
});
