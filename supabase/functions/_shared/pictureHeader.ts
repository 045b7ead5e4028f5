/** A picture's type according to its bytes, and its stated size in pixels. */
export interface PictureHeader {
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
}

/** The most pixels that common browsers decode: 50 million. */
export const maxPixels = 50e6;

/**
 * Reads a picture's structure without decoding it: undefined if only its start looks like a picture, if it's truncated,
 * or if it states no size. Only the bytes count, never a claimed name or type.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  try {
    const header = pngOf(bytes) ?? jpegOf(bytes) ?? webpOf(bytes);
    return header && header.width > 0 && header.height > 0 ? header : undefined;
  } catch (error) {
    // The file is cut off in the middle of a part.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const wordsAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** PNG, third edition, clause 5: a header of 13 bytes with its checksum, data, and the end. */
function pngOf(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  if (view.byteLength < 8 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    return undefined;
  if (view.getUint32(8) !== 13 || wordsAt(bytes, 12) !== 'IHDR') return undefined;
  if (view.getUint32(29) !== checksum(bytes.subarray(12, 29))) return undefined;
  const header = { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) } as const;
  let data = 0;
  for (let at = 33; ; at += 12 + view.getUint32(at)) {
    const kind = wordsAt(bytes, at + 4);
    if (kind === 'IDAT') data += view.getUint32(at);
    if (kind === 'IEND') return data > 0 && at + 12 <= view.byteLength ? header : undefined;
  }
}

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** ITU T.81, annex B: the first segment that starts a frame, a scan after it, and the end. */
function jpegOf(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let size: { width: number; height: number } | undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    // Fill bytes may come before a marker.
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      size ??= { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === 0xda)
      return size && endsAfter(bytes, at + 2 + view.getUint16(at + 2))
        ? { type: 'image/jpeg', ...size }
        : undefined;
  }
  return undefined;
}

/** Cameras write extra data after the end of a picture. */
function endsAfter(bytes: Uint8Array, scan: number): boolean {
  for (let at = bytes.length - 2; at >= scan; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

/** RFC 9649: a container as long as it states, with a lossy, lossless or extended picture. */
function webpOf(bytes: Uint8Array): PictureHeader | undefined {
  const view = viewOf(bytes);
  if (wordsAt(bytes, 0) !== 'RIFF' || wordsAt(bytes, 8) !== 'WEBP') return undefined;
  const end = view.getUint32(4, true) + 8;
  if (end > view.byteLength) return undefined;
  let canvas: { width: number; height: number } | undefined;
  for (let at = 12; at < end; at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) % 2)) {
    const kind = wordsAt(bytes, at);
    const three = (from: number) => view.getUint16(from, true) + (view.getUint8(from + 2) << 16);
    if (at + 8 + view.getUint32(at + 4, true) > end) return undefined;
    if (kind === 'VP8X') canvas = { width: three(at + 12) + 1, height: three(at + 15) + 1 };
    if (kind === 'ANMF' && canvas) return { type: 'image/webp', ...canvas };
    if (kind === 'VP8L' && view.getUint8(at + 8) === 0x2f) {
      const sides = view.getUint32(at + 9, true);
      const size = { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
      return { type: 'image/webp', ...(canvas ?? size) };
    }
    if (kind === 'VP8 ' && three(at + 11) === 0x2a019d) {
      const size = {
        width: view.getUint16(at + 14, true) & 0x3fff,
        height: view.getUint16(at + 16, true) & 0x3fff,
      };
      return { type: 'image/webp', ...(canvas ?? size) };
    }
  }
  return undefined;
}
