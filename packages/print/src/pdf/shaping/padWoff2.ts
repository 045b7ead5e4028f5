/** Bytes of padding: more than the library's JavaScript Brotli decoder reads at a time. */
const paddingBytes = 8192;
/** Offset in the header of a WOFF2 file (W3C recommendation, 4.1). */
const headerOffsets = { length: 8, compressedSize: 20 };

/**
 * Pads a compressed face with empty bytes if the browser doesn't decompress Brotli itself. The fallback decoder never finishes if a file
 * ends within a few bytes of one of its reads, which happens with about one in a hundred. With padding after the file, it never gets to
 * that end.
 */
export function padWoff2(font: Uint8Array): Uint8Array {
  if (unpacksBrotli()) return font;
  const bytes = new Uint8Array(font.length + paddingBytes);
  bytes.set(font);
  const header = new DataView(bytes.buffer);
  for (const place of Object.values(headerOffsets))
    header.setUint32(place, header.getUint32(place) + paddingBytes);
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
