import { pngChunks, withPngChunk } from '../raster/pngChunks.ts';
import { tooLargeError } from '../reading/inflate.ts';

/** Keyword, end, not compressed (two bytes), no language, no translated keyword. The text follows. */
const start = 'Daybreak Draft\0\0\0\0\0';
const encoder = new TextEncoder();

/** Returns the PNG with the draft added as international text (iTXt, PNG 1.2, section 4.2.3.3), which image programs leave alone. */
export const withPngDraft = (png: Uint8Array, draft: string): Uint8Array<ArrayBuffer> =>
  withPngChunk(png, 'iTXt', encoder.encode(start + draft));

/**
 * The draft in a PNG of these designers. Undefined for every other file. Compressed text from another program (zTXt, or iTXt with its flag
 * set) is never one of ours, and is never decompressed.
 *
 * @throws {ExportError} when the draft is larger than `limit` bytes.
 */
export function readDraftFromPng(png: Uint8Array, limit: number): string | undefined {
  const head = encoder.encode(start);
  const data = pngChunks(png, 'iTXt').find((chunk) => head.every((byte, index) => chunk[index] === byte));
  if (data && data.length > limit) throw tooLargeError();
  return data && new TextDecoder().decode(data.subarray(head.length));
}
