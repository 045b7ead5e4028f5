import { type Admission, activeStaff, type Caller, serverClient } from '../_shared/caller.ts';
import { type Message, parseConversation, questionBefore, questionOf } from '../_shared/conversation.ts';
import { corsHeaders } from '../_shared/cors.ts';
import { type Environment, MissingSetting, readEnvironment } from '../_shared/environment.ts';
import { Fault } from '../_shared/Fault.ts';
import { readBody } from '../_shared/readBody.ts';
import { answerFrom } from './answer.ts';
import { answerStream } from './answerStream.ts';
import { bodyLimit, defaultLimits, type Limits } from './limits.ts';
import { inPieces, searchPortal, withName } from './passages.ts';
import { systemPrompt } from './prompt.ts';
import { providerText } from './provider.ts';
import { createKnowledge, type Knowledge } from './ranking.ts';
import { type Report, writeReport } from './report.ts';
import { smallTalk } from './smallTalk.ts';
import { takeTurn } from './turns.ts';

export interface ChatOptions {
  environment?: () => Environment;
  limits?: Limits;
  /** Receives one line per question, without any of its words. */
  log?: (line: string) => void;
}

const admission: Admission = {
  roles: ['staff', 'admin', 'super_admin'],
  signedOut: 'You must be logged in to use the AI chat',
  refused: 'The AI chat is for active staff only.',
};

/** The assistant: POST a conversation, get the answer as a server-sent stream. */
export function createChat({
  environment = readEnvironment,
  limits = defaultLimits,
  log = console.log,
}: ChatOptions = {}) {
  const rank = createKnowledge();
  return async function fetch(request: Request): Promise<Response> {
    const report: Report = { startedAt: performance.now(), outcome: 'answered' };
    let cors: Record<string, string> = {};
    try {
      const settings = environment();
      cors = corsHeaders(request, settings.allowedOrigins);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
      return await answer(request, settings, cors, report);
    } catch (error) {
      report.outcome = request.signal.aborted ? 'left' : outcomeOf(error);
      writeReport(log, report);
      return (error instanceof Fault ? error : unavailable()).toResponse(cors);
    }
  };

  async function answer(
    request: Request,
    settings: Environment,
    cors: Record<string, string>,
    report: Report,
  ): Promise<Response> {
    checkRequest(request);
    const caller = await activeStaff(request, settings, admission);
    report.user = caller.id;
    const body = await readBody(request, bodyLimit);
    report.charactersIn = body.length;
    const conversation = parseConversation(body);
    report.messages = conversation.length;
    const turn = await takeTurn(serverClient(settings), caller.id);
    const end = async () => {
      report.turnEnded = await turn.end();
    };
    try {
      return await answerStream({
        texts: (signal) => texts(settings, caller, conversation, signal),
        signal: request.signal,
        headers: cors,
        async ended(outcome, charactersOut) {
          await end();
          writeReport(log, { ...report, outcome, charactersOut });
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
    const asked = questionOf(conversation);
    if (!provider) {
      yield* inPieces(await answerOf(caller, rank, asked, questionBefore(conversation)));
      return;
    }
    const { found } = await searchPortal(caller.client, asked);
    // Directory data stays here: a provider gets pages and company information, never data about people.
    const system = systemPrompt(found.filter(({ source }) => source === 'portal'));
    yield* providerText({ provider, system, conversation, limits, signal });
  }
}

/** The answer without a provider. Empty only for an empty question. */
async function answerOf(
  { client, role }: Caller,
  rank: Knowledge,
  asked: string,
  before: string | undefined,
) {
  if (asked.trim() === '') return '';
  const talk = smallTalk(asked);
  return talk || answerFrom(client, rank, await withName(client, asked, before), role);
}

const unavailable = () => new Fault(502, "The assistant isn't available right now. Try again later.");

function outcomeOf(error: unknown): string {
  if (error instanceof Fault) return String(error.status);
  return error instanceof MissingSetting ? error.message : `failed: ${(error as Error)?.name}`;
}

function checkRequest(request: Request) {
  if (request.method !== 'POST') throw new Fault(405, 'Use POST.', { allow: 'POST, OPTIONS' });
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Fault(415, 'The Content-Type must be application/json.');
}
