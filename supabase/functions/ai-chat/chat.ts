import { type Admission, activeStaff, type Caller, serverClient } from '../_shared/caller.ts';
import { type Message, parseConversation, questionBefore, questionOf } from '../_shared/conversation.ts';
import type { Environment } from '../_shared/environment.ts';
import {
  type Call,
  createFunction,
  type FunctionOptions,
  outcomeOf,
  requireJson,
} from '../_shared/httpFunction.ts';
import { readBody } from '../_shared/readBody.ts';
import { answerFrom } from './answer.ts';
import { answerStream } from './answerStream.ts';
import { bodyLimit, defaultLimits, type Limits } from './limits.ts';
import { inPieces, searchPortal, withName } from './passages.ts';
import { systemPrompt } from './prompt.ts';
import { providerText } from './provider.ts';
import { createKnowledge, type Knowledge } from './ranking.ts';
import { smallTalk } from './smallTalk.ts';
import { takeTurn } from './turns.ts';

export interface ChatOptions extends FunctionOptions {
  limits?: Limits;
}

const admission: Admission = {
  roles: ['staff', 'admin', 'super_admin'],
  signedOut: 'You must be logged in to use the AI chat',
  refusalText: 'The AI chat is for active staff only.',
};

/**
 * The assistant: POST a conversation, get the answer as a server-sent stream. Logs amounts and times, without any of
 * the question's words.
 */
export function createChat({ limits = defaultLimits, ...options }: ChatOptions = {}) {
  const rank = createKnowledge();
  return createFunction({
    name: 'ai-chat',
    failureText: "The assistant isn't available right now. Try again later.",
    handle: answer,
    describe: (error, { signal }) => (signal.aborted ? 'left' : outcomeOf(error)),
  })(options);

  async function answer({ request, settings, cors, report, write }: Call): Promise<Response> {
    requireJson(request);
    const caller = await activeStaff(request, settings, admission);
    report.user = caller.id;
    const body = await readBody(request, bodyLimit);
    report.charactersIn = body.length;
    const conversation = parseConversation(body);
    report.messages = conversation.length;
    const turn = await takeTurn(serverClient(settings), caller.id);
    const end = async () => {
      // False if the turn counts as running for a while longer.
      report.turnEnded = await turn.end();
    };
    try {
      return await answerStream({
        texts: (signal) => texts(settings, caller, conversation, signal),
        signal: request.signal,
        headers: cors,
        async onEnd(outcome, characterCount) {
          await end();
          write(outcome, { charactersOut: characterCount });
        },
      });
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function* texts(
    { provider }: Environment,
    caller: Caller,
    conversation: readonly Message[],
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const question = questionOf(conversation);
    if (!provider) {
      yield* inPieces(await answerOf(caller, rank, question, questionBefore(conversation)));
      return;
    }
    const { found } = await searchPortal(caller.client, question);
    // Directory data stays here: a provider gets pages and company information, never data about people.
    const system = systemPrompt(found.filter(({ source }) => source === 'portal'));
    yield* providerText({ provider, system, conversation, limits, signal });
  }
}

/** The answer without a provider. Empty only for an empty question. */
async function answerOf(
  { client, role }: Caller,
  rank: Knowledge,
  question: string,
  previousQuestion: string | undefined,
) {
  if (question.trim() === '') return '';
  const reply = smallTalk(question);
  return reply || answerFrom(client, rank, await withName(client, question, previousQuestion), role);
}
