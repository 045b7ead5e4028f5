import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withJpegColorSpace, withPngColorSpace } from './colorSpace.ts';
import { withJpegDensity, withPngDensity } from './density.ts';
import { pngChunks, withPngChunk } from './pngChunks.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
  chunk('IEND', Buffer.alloc(0)),
]);

describe('density of a PNG', () => {
  it.each([
    [300, 11811],
    [150, 5906],
    [72, 2835],
  ])('writes %i DPI as %i dots per meter in a pHYs chunk before the pixels', (dpi, perMetre) => {
    const stamped = Buffer.from(withPngDensity(png, dpi));
    expect(stamped.length).toBe(png.length + 21);
    expect(stamped.indexOf('pHYs')).toBe(37);
    expect(stamped.indexOf('pHYs')).toBeLessThan(stamped.indexOf('IDAT'));
    expect([stamped.readUInt32BE(41), stamped.readUInt32BE(45), stamped[49]]).toEqual([
      perMetre,
      perMetre,
      1,
    ]);
    expect(stamped.readUInt32BE(50)).toBe(crc32(stamped.subarray(37, 50)));
  });

  it('replaces the browser’s own', () =>
    expect(withPngDensity(withPngDensity(png, 72), 300)).toEqual(withPngDensity(png, 300)));
});

describe('the color space of a picture', () => {
  it('is stated once, and the browser’s own statement stays', () => {
    const stamped = withPngColorSpace(png);
    expect(pngChunks(stamped, 'sRGB')).toEqual([new Uint8Array([0])]);
    expect(withPngColorSpace(stamped)).toEqual(stamped);
    const profiled = withPngChunk(png, 'iCCP', new Uint8Array(9));
    expect(withPngColorSpace(profiled)).toEqual(profiled);
    const jpeg = withJpegColorSpace(new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0, 2]));
    expect(Buffer.from(jpeg).includes('ICC_PROFILE')).toBe(true);
    expect(withJpegColorSpace(jpeg)).toEqual(jpeg);
  });
});

describe('density of a JPEG', () => {
  const jfif = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
  it('replaces the one in the JFIF header', () => {
    const stamped = Buffer.from(withJpegDensity(new Uint8Array([...jfif, 0xff, 0xd9]), 300));
    expect(stamped.length).toBe(jfif.length + 2);
    expect([stamped[13], stamped.readUInt16BE(14), stamped.readUInt16BE(16)]).toEqual([1, 300, 300]);
  });

  it('adds a header if there is none', () => {
    const stamped = Buffer.from(withJpegDensity(new Uint8Array([0xff, 0xd8, 0xff, 0xdb, 0, 2]), 150));
    expect([...stamped.subarray(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
    expect([...stamped.subarray(20)]).toEqual([0xff, 0xdb, 0, 2]);
  });
});
