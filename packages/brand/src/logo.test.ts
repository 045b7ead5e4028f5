import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  logoArtwork,
  logoDensities,
  logoDisc,
  logoFile,
  logoLayouts,
  logoPngFile,
  logoPngSize,
  logoVariants,
  logoViewBox,
} from './logo.ts';
import { type MailPicture, mailPictureFile, mailPictures } from './mailPictures.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));
const logos = logoLayouts.flatMap((layout) => logoVariants.map((variant) => [layout, variant] as const));

it.each(Object.keys(mailPictures) as MailPicture[])(
  'has three pixels per CSS pixel in the email picture %s',
  (name) => {
    const png = read(mailPictureFile(name));
    const { width, height } = mailPictures[name];
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3 * width, 3 * height]);
  },
);

describe('logos', () => {
  it.each(logos)('have the stated view box: %s, %s', (layout, variant) => {
    const { width, height } = logoViewBox[layout];
    expect(read(logoFile(layout, variant)).toString()).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it.each(logos)('come as PNG with alpha in exactly the stated size: %s, %s', (layout, variant) => {
    for (const density of logoDensities) {
      const png = read(logoPngFile(layout, variant, density));
      expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(
        logoPngSize(layout, density),
      );
      expect(png.readUInt8(25), 'color type: RGB with alpha').toBe(6);
    }
  });

  it.each(logoLayouts)('draw the disc at the stated position: %s', (layout) => {
    const { x, y, radius } = logoDisc[layout];
    const arc = `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`;
    expect(read(logoFile(layout, 'primary')).toString()).toContain(`d="${arc}"`);
  });

  it.each(logoLayouts)('keep their drawing inside the view box: %s', (layout) => {
    const { x, y, width, height } = logoArtwork[layout];
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(logoViewBox[layout].width);
    expect(y + height).toBeLessThanOrEqual(logoViewBox[layout].height);
  });
});
