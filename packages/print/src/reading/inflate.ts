import { joinedBytes } from '../files/joinedBytes.ts';
import { ExportError } from '../types.ts';

/** Input is unpacked in chunks of this size, because a stream outputs everything in a chunk at once, up to a thousand times its size. */
const chunkBytes = 1024;

/**
 * Decompresses deflated bytes, up to a limit.
 *
 * @param format `deflate` for the zlib format, `deflate-raw` for ZIP archives
 * @throws {ExportError} when they contain more than `limit` bytes, or can't be decompressed.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'deflate-raw',
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let at = 0;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, at + chunkBytes));
      at += chunkBytes;
    },
  });
  const reader = stream.pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause) => {
      throw new ExportError("This file is damaged and can't be opened.", { cause });
    });
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw tooLargeError();
    }
    parts.push(value);
  }
  return joinedBytes(parts);
}

/** The error for a file that contains more than any file of ours. */
export const tooLargeError = () =>
  new ExportError(
    "This file is too large when unzipped and could be harmful, so we didn't open it. Choose a different file.",
  );
