import { isTooDeep } from '../../functions/_shared/isTooDeep.ts';
import type { Queue } from '../database/queue.ts';
import { quietly, type Report } from '../database/quietConsole.ts';
import type { Inbox } from '../mail/mail.ts';
import { mailPage } from '../mail/mailPage.ts';
import { bodyLimit } from '../settings.ts';
import { type PartHandler, respondAfter } from './handler.ts';
import { hasOddToken } from './hasOddToken.ts';
import { type ResolvedRoute, resolve } from './resolve.ts';
import { json } from './responses.ts';
import type { Part } from './routes.ts';

/** Milliseconds; sending an email takes about a tenth of that. */
const recoverTime = 300;

/** Maximum requests waiting for the database: a few seconds' work. More would be answered too late for a person. */
const maxWaitingRequests = 500;

export interface GatewayParts {
  /** The handlers of each part's calls. */
  parts: { [Of in Exclude<Part, 'mailbox'>]: PartHandler<Of> };
  inbox: Inbox;
  queue: Queue;
  /** Requests that may wait for their turn. */
  maxWaiting?: number;
  report: Report;
}

/**
 * The single entry point: reads the body (12 MB at most), queues database work, and sets the same headers on
 * everything.
 */
export function createGateway({
  parts,
  inbox,
  queue,
  maxWaiting = maxWaitingRequests,
  report,
}: GatewayParts) {
  /** Runs one at a time, and reduces its console output to what may be shown. */
  const runQueued = (answer: () => Promise<Response>) =>
    queue.waiting() < maxWaiting ? queue.run(() => quietly(report, answer)) : Promise.resolve(busyResponse());

  function answer(request: Request, found: ResolvedRoute): Promise<Response> {
    if (found.part === 'mailbox') return mailPage(request, found as ResolvedRoute<'mailbox'>, inbox);
    const handler = parts[found.part] as PartHandler<Part>;
    // Functions call back in, so they must not hold a slot.
    if (found.part === 'functions') return handler(request, found);
    const response = runQueued(() => handler(request, found));
    // Sending takes time only for known addresses, so equalize the response time.
    return found.call === 'POST /auth/v1/recover' ? respondAfter(recoverTime, response) : response;
  }

  return async function fetch(request: Request): Promise<Response> {
    const { method } = request;
    const intendedMethod =
      method === 'OPTIONS' ? request.headers.get('access-control-request-method') : method;
    const route = resolve(intendedMethod ?? 'GET', request.url);
    if ('status' in route) return finish(refusal(route));
    if (method === 'OPTIONS') return finish(new Response(null, { status: 204 }));
    if (hasOddToken(request)) return finish(refusal(oddToken));
    try {
      const bufferedRequest = await bufferBody(request, route.url);
      if (!bufferedRequest) return finish(tooLarge());
      return finish(bufferedRequest === 'deep' ? refusal(tooDeep) : await answer(bufferedRequest, route));
    } catch (error) {
      report(`${route.call} failed: ${(error as Error)?.name}`);
      return finish(json({ code: 500, message: 'Internal server error' }, 500));
    }
  };

  function finish(response: Response): Response {
    const headers = new Headers(response.headers);
    for (const name of [...headers.keys()]) {
      if (name.startsWith('access-control-')) headers.delete(name);
    }
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('cross-origin-resource-policy', 'same-origin');
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  }
}

const tooDeep = { status: 400, message: 'Could not parse request body as JSON: nested too deep' } as const;
const oddToken = { status: 401, message: 'The token names no account and no session' } as const;

const refusal = ({ status, message }: { status: number; message: string }) =>
  json({ code: status, message, msg: message }, status);

/**
 * The request at its normalized address, with its body in memory; undefined if over the limit, `deep` if nested too
 * deep to read.
 */
async function bufferBody(request: Request, url: string): Promise<Request | 'deep' | undefined> {
  const { method, signal } = request;
  if (!request.body) return new Request(url, { method, signal, headers: request.headers });
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (isTooDeep(body.toString('latin1'))) return 'deep';
  const headers = new Headers(request.headers);
  headers.set('content-length', String(size));
  headers.delete('transfer-encoding');
  return new Request(url, { method, signal, headers, ...(size > 0 ? { body } : {}) });
}

/** The response before anything was done, so retrying is safe. */
function busyResponse() {
  const message = 'The server is busy. Try again in a moment.';
  return json({ code: 429, message, msg: message }, 429, { 'retry-after': '1' });
}

function tooLarge() {
  const message = 'The object exceeded the maximum allowed size';
  return json({ statusCode: '413', error: 'Payload too large', message, code: 413, msg: message }, 413);
}
