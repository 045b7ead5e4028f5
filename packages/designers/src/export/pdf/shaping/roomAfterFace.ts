/** More than what the library's Brotli decoder in JavaScript reads at a time. */
const room = 8192;
/** In the header of a WOFF2 file (its recommendation, 4.1). */
const at = { length: 8, compressedSize: 20 };

/**
 * A packed face with empty bytes after it, where the browser unpacks no Brotli itself. The decoder used instead never ends where a
 * file ends within a few bytes of one of its reads, as one in a hundred does; with room after the file it never comes to that end.
 */
export function roomAfterFace(packed: Uint8Array): Uint8Array {
  if (unpacksBrotli()) return packed;
  const bytes = new Uint8Array(packed.length + room);
  bytes.set(packed);
  const header = new DataView(bytes.buffer);
  for (const place of Object.values(at)) header.setUint32(place, header.getUint32(place) + room);
  return bytes;
}

function unpacksBrotli(): boolean {
  try {
    new DecompressionStream('brotli' as CompressionFormat);
    return true;
  } catch {
    return false;
  }
}
