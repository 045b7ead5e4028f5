import { joinedBytes } from '../files/joinedBytes.ts';

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const latin1 = new TextDecoder('latin1');

/** Yields the bounds of each chunk of a PNG, up to the first truncated one. */
function* chunksOf(png: Uint8Array): Generator<{ type: string; at: number; end: number }> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = pngSignature.length; at + 12 <= png.length; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > png.length) return;
    yield { type: latin1.decode(png.subarray(at + 4, at + 8)), at, end };
    at = end;
  }
}

/**
 * Returns the PNG with a chunk added right after its header, where every kind of chunk added here is allowed. It replaces any chunk of that
 * kind that the browser wrote, because most kinds may occur only once.
 */
export const withPngChunk = (png: Uint8Array, type: string, data: Uint8Array): Uint8Array<ArrayBuffer> =>
  withChunk(png, type, data, (other) => other !== type);

/** Returns the PNG with one more international text (iTXt), of which it may have several. */
export const withMorePngText = (png: Uint8Array, data: Uint8Array): Uint8Array<ArrayBuffer> =>
  withChunk(png, 'iTXt', data, () => true);

function withChunk(
  png: Uint8Array,
  type: string,
  data: Uint8Array,
  keeps: (type: string) => boolean,
): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(type), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));

  const otherChunks = [...chunksOf(png)].filter((other) => keeps(other.type));
  const [header, ...rest] = otherChunks.map(({ at, end }) => png.subarray(at, end));
  return joinedBytes([new Uint8Array(pngSignature), header ?? new Uint8Array(), chunk, ...rest]);
}

/** The data of each chunk of a type, in file order. Empty if the file isn't a PNG or is truncated. */
export function pngChunks(png: Uint8Array, type: string): Uint8Array[] {
  if (pngSignature.some((byte, index) => png[index] !== byte)) return [];
  return [...chunksOf(png)]
    .filter((chunk) => chunk.type === type)
    .map(({ at, end }) => png.subarray(at + 8, end - 4));
}

/** Returns whether a PNG has every chunk up to its end, each with a matching checksum. */
export function isPngComplete(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (const { type, at, end } of chunksOf(png)) {
    if (crc32(png.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return false;
    if (type === 'IEND') return true;
  }
  return false;
}

/** The checksum of PNG chunks: CRC-32 with the ISO 3309 polynomial. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcOfByte[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
