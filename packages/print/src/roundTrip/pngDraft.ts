import { pngChunks, withPngChunk } from '../raster/pngChunks.ts';
import { tooLargeError } from '../reading/inflate.ts';

const keyword = 'Daybreak Draft';
const encoder = new TextEncoder();

/** Returns the PNG with the draft added as international text (iTXt, PNG 1.2, section 4.2.3.3), which image programs leave alone. */
export function withPngDraft(png: Uint8Array, draft: string): Uint8Array<ArrayBuffer> {
  // Keyword, end, not compressed (two bytes), no language, no translated keyword, text.
  const head = [...encoder.encode(keyword), 0, 0, 0, 0, 0];
  const text = encoder.encode(draft);
  const data = new Uint8Array(head.length + text.length);
  data.set(head);
  data.set(text, head.length);
  return withPngChunk(png, 'iTXt', data);
}

/**
 * The draft in a PNG of these designers. Undefined for every other file. Compressed text from another program (zTXt, or iTXt with its flag
 * set) is never one of ours, and is never decompressed.
 *
 * @throws {ExportError} when the draft is larger than `limit` bytes.
 */
export function readDraftFromPng(png: Uint8Array, limit: number): string | undefined {
  const head = encoder.encode(`${keyword}\0\0\0\0\0`);
  const data = pngChunks(png, 'iTXt').find((chunk) => head.every((byte, index) => chunk[index] === byte));
  if (data && data.length > limit) throw tooLargeError();
  return data && new TextDecoder().decode(data.subarray(head.length));
}
