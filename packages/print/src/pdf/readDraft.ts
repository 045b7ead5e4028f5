import { inflate } from '../reading/inflate.ts';
import { draftEntry } from './write/draftStream.ts';

/**
 * Returns the JSON of the draft in a print PDF of these designers; undefined for any other file, or one that was written without a draft or
 * since changed by a program that rewrites streams. Finds the stream by its marker, so no PDF parser is needed.
 *
 * @throws {ExportError} when the draft is damaged or larger than `limit` bytes.
 */
export async function readDraftFromPdf(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<string | undefined> {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.startsWith('%PDF-')) return undefined;
  const at = text.indexOf(draftEntry);
  const head = at < 0 ? null : /\/Length (\d+)[^>]*>>\s*?stream\r?\n/.exec(text.slice(at, at + 200));
  if (!head) return undefined;
  const start = at + head.index + head[0].length;
  return new TextDecoder().decode(
    await inflate(bytes.subarray(start, start + Number(head[1])), 'deflate', limit),
  );
}
