import { DRAFT_MARK } from './write/draftStream.ts';

/**
 * The JSON of the draft that a print PDF of these designers carries; undefined for any other file, and for one that was
 * written without a draft or changed since by a program that rewrites streams. Finds the stream by its mark, so that no
 * parser of PDF is needed.
 */
export async function readDraftFromPdf(bytes: Uint8Array): Promise<string | undefined> {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.startsWith('%PDF-')) return undefined;
  const at = text.indexOf(DRAFT_MARK);
  const head = at < 0 ? null : /\/Length (\d+)[^>]*>>\s*?stream\r?\n/.exec(text.slice(at, at + 200));
  if (!head) return undefined;
  const start = at + head.index + head[0].length;
  const deflated = new Uint8Array(bytes.subarray(start, start + Number(head[1])));
  const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(inflated).text().catch(() => undefined);
}
