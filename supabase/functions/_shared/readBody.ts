import { Fault } from './Fault.ts';
import { isTooDeep } from './isTooDeep.ts';

/**
 * Reads the body in parts. Counts bytes while reading, no matter what the length header said, and stops at the limit
 * with 413.
 */
async function* partsOf(request: Request, limit: number, sentence: string): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Fault(413, sentence);
  const reader = request.body?.getReader();
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new Fault(413, sentence);
    }
    yield value;
  }
}

/** Returns the body as text; 413 over the limit, 400 if it's JSON that's nested too deep. */
export async function readBody(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const sentence = `The message is too large. Keep it under ${Math.floor(limit / 1024)} KB.`;
  let text = '';
  for await (const part of partsOf(request, limit, sentence)) text += decode(decoder, part);
  text += decode(decoder);
  if (isTooDeep(text)) throw new Fault(400, 'The message is nested too deeply.');
  return text;
}

/** Returns the raw body; 413 with the given sentence over the limit. */
export async function readBytes(request: Request, limit: number, sentence: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(request, limit, sentence)) parts.push(part);
  return concat(parts);
}

/** Joins the parts. A Blob of them would hold the bytes a third time. */
export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, { byteLength }) => size + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new Fault(400, "The message isn't UTF-8 text.");
  }
}
