import { Fault } from './Fault.ts';

/** The body as text. Counts bytes while it reads, whatever the length said, and stops at the limit with 413. */
export async function readBody(request: Request, limit: number): Promise<string> {
  const tooLarge = () =>
    new Fault(413, `The message is too large. At most ${Math.floor(limit / 1024)} KB fit.`);
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = request.body?.getReader();
  let text = '';
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decode(decoder, value);
  }
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new Fault(400, 'The message is not UTF-8 text.');
  }
}
