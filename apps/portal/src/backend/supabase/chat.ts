import { textsOf } from '@daybreak/supabase/events';
import { withinLimits } from '../chatLimits.ts';
import { BackendError } from '../errors.ts';
import type { Chat, ChatMessage } from '../interfaces/Chat.ts';
import { anySignal } from './anySignal.ts';
import { chunksOf } from './chunksOf.ts';
import type { Client } from './client.ts';
import { errorKindsByStatus } from './functionCall.ts';
import type { Project } from './requests.ts';
import { sendSignedIn } from './token.ts';

/** Milliseconds for an answer. Hosted functions end by then: anything still open has lost its connection. */
const answerLimit = 150_000;

const signedOut = 'You must be logged in to use the AI chat';

/** The project's chat function, as a stream of text chunks. */
export function supabaseChat(client: Client, { url, publishableKey }: Project): Chat {
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
      const signal = anySignal(stop, AbortSignal.timeout(answerLimit));
      const answer = await sendSignedIn(client, signedOut, (token) => post(messages, token, signal));
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        const { status } = answer;
        const kind = errorKindsByStatus[status] ?? (status >= 500 ? 'unreachable' : 'unexpected');
        throw new BackendError(kind, `The assistant responded with ${status}.`);
      }
      try {
        yield* textsOf(chunksOf(answer.body));
      } catch (cause) {
        throw new BackendError('unreachable', 'The answer was cut off.', { cause });
      }
    },
  };
}
