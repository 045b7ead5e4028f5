import { pngChunks } from '../raster/pngChunks.ts';

/** Samples per pixel, by the header's color type (ISO 15948, 11.2.2). */
const samplesPerPixel: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Start and step of each pass of an interlaced picture (8.2). */
const adam7Passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const singlePass = [[0, 0, 1, 1]] as const;

/** Returns whether the compressed pixels of a PNG decompress to as many bytes as its size requires. */
export async function hasAllPngRows(png: Uint8Array): Promise<boolean> {
  const [header] = pngChunks(png, 'IHDR');
  if (!header || header.length < 13) return false;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const bits = view.getUint8(8) * (samplesPerPixel[view.getUint8(9)] ?? 0);
  let expectedLength = 0;
  for (const [x, y, columnStep, rowStep] of view.getUint8(12) === 1 ? adam7Passes : singlePass) {
    const columns = Math.ceil((width - x) / columnStep);
    const rows = Math.ceil((height - y) / rowStep);
    // Each row begins with a filter byte (9.2).
    if (columns > 0 && rows > 0) expectedLength += rows * (1 + Math.ceil((columns * bits) / 8));
  }
  const deflated = new Blob(pngChunks(png, 'IDAT').map((part) => new Uint8Array(part)));
  const reader = deflated.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let length = 0;
  try {
    while (length < expectedLength) {
      const { done, value } = await reader.read();
      if (done) return false;
      length += value.length;
    }
    // Bytes that some programs leave after the last row aren't part of the picture.
    await reader.cancel();
    return expectedLength > 0;
  } catch {
    return false;
  }
}
