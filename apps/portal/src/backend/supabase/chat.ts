import { textsOf } from '@daybreak/supabase/events';
import { withinLimits } from '../chatLimits.ts';
import { BackendError, type BackendErrorKind } from '../errors.ts';
import type { Chat, ChatMessage } from '../interfaces/Chat.ts';
import { chunksOf } from './chunksOf.ts';
import type { Client } from './client.ts';
import { either } from './either.ts';
import { tokenOf } from './token.ts';

interface Options {
  url: string;
  publishableKey: string;
}

/** Milliseconds for an answer. Hosted functions end by then: anything still open has lost its connection. */
const answerLimit = 150_000;

const signedOut = 'You must be logged in to use the AI chat';

function kindOfStatus(status: number): BackendErrorKind {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'refused';
  if (status === 429) return 'tooManyRequests';
  return status >= 500 ? 'unreachable' : 'unexpected';
}

/** The project's chat function, as a stream of text chunks. */
export function supabaseChat(client: Client, { url, publishableKey }: Options): Chat {
  const post = async (messages: readonly ChatMessage[], token: string, signal: AbortSignal) => {
    try {
      return await fetch(`${url}/functions/v1/ai-chat`, {
        method: 'POST',
        signal,
        headers: {
          authorization: `Bearer ${token}`,
          apikey: publishableKey,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ messages: withinLimits(messages) }),
      });
    } catch (cause) {
      throw new BackendError('unreachable', "The assistant isn't responding.", { cause });
    }
  };

  return {
    async *ask(messages, stop) {
      const signal = either(stop, AbortSignal.timeout(answerLimit));
      let answer = await post(messages, tokenOf(await client.auth.getSession(), signedOut), signal);
      if (answer.status === 401) {
        // The token may have expired in transit: request a new one, once.
        await answer.body?.cancel();
        answer = await post(messages, tokenOf(await client.auth.refreshSession(), signedOut), signal);
      }
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        throw new BackendError(kindOfStatus(answer.status), `The assistant answered ${answer.status}.`);
      }
      try {
        yield* textsOf(chunksOf(answer.body));
      } catch (cause) {
        throw new BackendError('unreachable', 'The answer was cut off.', { cause });
      }
    },
  };
}
