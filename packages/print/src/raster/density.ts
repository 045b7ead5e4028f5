import { joinedBytes } from '../files/joinedBytes.ts';
import { withPngChunk } from './pngChunks.ts';

/** Returns the PNG with a pHYs chunk that states its dots per inch (PNG 1.2, section 4.2.4.2). */
export function withPngDensity(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const dotsPerMetre = Math.round(dpi / 0.0254);
  view.setUint32(0, dotsPerMetre);
  view.setUint32(4, dotsPerMetre);
  data[8] = 1;
  return withPngChunk(png, 'pHYs', data);
}

/** Returns the JPEG with its dots per inch in the JFIF header, which is added if it's missing. */
export function withJpegDensity(jpeg: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const hasHeader = jpeg[2] === 0xff && jpeg[3] === 0xe0 && jpeg[6] === 0x4a && jpeg[7] === 0x46;
  const dots = Math.round(dpi);
  const header = new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1],
    ...[1, dots >> 8, dots & 255, dots >> 8, dots & 255, 0, 0],
  ]);
  return joinedBytes([header, jpeg.subarray(hasHeader ? header.length : 2)]);
}
