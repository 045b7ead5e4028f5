import type { Message } from '../_shared/conversation.ts';
import type { Provider } from '../_shared/environment.ts';
import { textsOf } from '../_shared/eventStream.ts';
import { Fault } from '../_shared/Fault.ts';
import { answerTokens, type Limits } from './limits.ts';

export interface ProviderQuestion {
  provider: Provider;
  system: string;
  conversation: readonly Message[];
  limits: Limits;
  /** Aborts the request to the provider too. */
  signal: AbortSignal;
}

const tooSlow = () => new Fault(504, "The assistant didn't respond in time. Try again.");
const failed = () => new Fault(502, "The assistant isn't available right now. Try again later.");

/**
 * Yields the provider's answer as it arrives. Throws a 504 when a time limit is exceeded, a 502 when the provider
 * answers with anything but a stream, and the signal's reason when it's aborted.
 */
export async function* providerText({
  provider,
  system,
  conversation,
  limits,
  signal,
}: ProviderQuestion): AsyncGenerator<string> {
  const stop = new AbortController();
  const passOn = () => stop.abort(signal.reason);
  if (signal.aborted) passOn();
  signal.addEventListener('abort', passOn);
  const afterwards = (milliseconds: number) => setTimeout(() => stop.abort(tooSlow()), milliseconds);
  const total = afterwards(limits.total);
  let waiting = afterwards(limits.firstByte);

  /** Yields bytes. Times only the provider, not the reader. */
  async function* timed(body: ReadableStream<Uint8Array>) {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      clearTimeout(waiting);
      if (done) return;
      yield value;
      waiting = afterwards(limits.idle);
    }
  }

  try {
    const response = await fetch(provider.url, {
      method: 'POST',
      redirect: 'error',
      signal: stop.signal,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(provider.key ? { authorization: `Bearer ${provider.key}` } : {}),
      },
      body: JSON.stringify({
        model: provider.model,
        max_tokens: answerTokens,
        temperature: 0.3,
        stream: true,
        messages: [{ role: 'system', content: system }, ...conversation],
      }),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) throw failed();
    yield* textsOf(timed(response.body));
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    throw error instanceof Fault ? error : failed();
  } finally {
    clearTimeout(total);
    clearTimeout(waiting);
    signal.removeEventListener('abort', passOn);
    // Closes the connection, no matter where the answer stopped.
    stop.abort();
  }
}
