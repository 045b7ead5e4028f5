const PNG_SIGNATURE_LENGTH = 8;
const IHDR_LENGTH = 25;

/** The same PNG with a pHYs chunk that says how many dots make an inch (PNG 1.2, section 4.2.4.2). */
export function withPngDensity(png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(4 + 4 + 9 + 4);
  const view = new DataView(chunk.buffer);
  const dotsPerMetre = Math.round(dpi / 0.0254);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, dotsPerMetre);
  view.setUint32(12, dotsPerMetre);
  chunk[16] = 1;
  view.setUint32(17, crc32(chunk.subarray(4, 17)));

  const start = PNG_SIGNATURE_LENGTH + IHDR_LENGTH;
  const out = new Uint8Array(png.length + chunk.length);
  out.set(png.subarray(0, start));
  out.set(chunk, start);
  out.set(png.subarray(start), start + chunk.length);
  return out;
}

/** The same JPEG with the dots per inch in its JFIF header, which is added where there is none. */
export function withJpegDensity(jpeg: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> {
  const hasHeader = jpeg[2] === 0xff && jpeg[3] === 0xe0 && jpeg[6] === 0x4a && jpeg[7] === 0x46;
  const dots = Math.round(dpi);
  const header = new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1],
    ...[1, dots >> 8, dots & 255, dots >> 8, dots & 255, 0, 0],
  ]);
  const rest = jpeg.subarray(hasHeader ? header.length : 2);
  const out = new Uint8Array(header.length + rest.length);
  out.set(header);
  out.set(rest, header.length);
  return out;
}

/** The checksum of PNG chunks: CRC-32 with the polynomial of ISO 3309. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
