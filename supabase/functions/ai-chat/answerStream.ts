import { lastEvent, textEvent } from '../_shared/eventStream.ts';

export interface Answer {
  /** The answer's text, chunk by chunk. `signal` is aborted when no one is reading anymore. */
  texts: (signal: AbortSignal) => AsyncGenerator<string>;
  /** Aborted when the reader leaves. */
  signal: AbortSignal;
  headers: Record<string, string>;
  /** Called once after a stream has started, with its outcome and the length of its text. */
  onEnd: (outcome: 'answered' | 'cut' | 'left', characterCount: number) => Promise<void>;
}

/**
 * Returns the answer as a server-sent stream. It starts with the first text: an error before that is thrown and becomes
 * a status; an error after that ends the stream with the text so far.
 */
export async function answerStream({ texts, signal, headers, onEnd }: Answer): Promise<Response> {
  const readerGone = new AbortController();
  const leave = () => readerGone.abort(new DOMException('The reader went away.', 'AbortError'));
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave);
  const pieces = texts(readerGone.signal);
  let characterCount = 0;
  let ending: Promise<void> | undefined;
  const end = (outcome: Parameters<Answer['onEnd']>[0]) => {
    signal.removeEventListener('abort', leave);
    ending ??= onEnd(outcome, characterCount);
    return ending;
  };

  let next = await pieces.next();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) {
        await end('answered');
        controller.enqueue(encoder.encode(lastEvent));
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(textEvent(next.value)));
      characterCount += next.value.length;
      try {
        next = await pieces.next();
      } catch {
        // The provider went silent, or the reader left: keep what has arrived.
        next = { done: true, value: undefined };
        await end(readerGone.signal.aborted ? 'left' : 'cut');
      }
    },
    async cancel() {
      leave();
      await pieces.return(undefined);
      await end('left');
    },
  });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      ...headers,
    },
  });
}
