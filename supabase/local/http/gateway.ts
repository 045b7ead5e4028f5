import type { Queue } from '../database/queue.ts';
import { quietly, type Report } from '../database/quietConsole.ts';
import type { Inbox } from '../mail/mail.ts';
import { mailPage } from '../mail/mailPage.ts';
import { bodyLimit } from '../settings.ts';
import { evenly, type Handler } from './handler.ts';
import { json } from './responses.ts';

/** Paths that belong to the backend; everything else is the portal's. */
const backendPrefixes = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/_dev/mail'] as const;

export function isBackendPath(pathname: string): boolean {
  return (
    pathname === '/_dev/mail.json' ||
    backendPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
  );
}

/** Milliseconds; a mail takes about a tenth of it. */
const recoverTime = 300;

/** Requests that may wait for the database: a few seconds' work, after which an answer would come too late for a person. */
const mostWaiting = 500;

export interface GatewayParts {
  auth: Handler;
  rest: Handler;
  storage: Handler;
  functions: Handler;
  inbox: Inbox;
  queue: Queue;
  /** Requests that may wait for their turn. */
  room?: number;
  report: Report;
  /** The one foreign origin that browsers may call from; absent = none. */
  allowedOrigin?: string;
}

/** The one door: reads the body (12 MB at most), gives database work its turn, and puts the same headers on everything. */
export function createGateway({
  auth,
  rest,
  storage,
  functions,
  inbox,
  queue,
  room = mostWaiting,
  report,
  allowedOrigin,
}: GatewayParts) {
  /** Only one of these runs at a time, and what it prints is shortened to what may be read. */
  const inTurn =
    (handler: Handler): Handler =>
    async (request) =>
      queue.waiting() < room ? queue.run(() => quietly(report, () => handler(request))) : busy();
  const routes: [prefix: string, handler: Handler][] = [
    // A known address costs a mail, an unknown one nothing.
    ['/auth/v1/recover', evenly(recoverTime, inTurn(auth))],
    ['/auth/v1/', inTurn(auth)],
    ['/rest/v1/', inTurn(rest)],
    ['/storage/v1/', inTurn(storage)],
    // Functions call back in, so they must not hold a turn.
    ['/functions/v1/', functions],
    ['/_dev/mail', (request) => mailPage(request, inbox)],
  ];

  return async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const handler = routes.find(([prefix]) => pathname.startsWith(prefix))?.[1];
    if (!handler || !isBackendPath(pathname)) return finish(request, json({ message: 'Not found' }, 404));
    if (request.method === 'OPTIONS') return finish(request, new Response(null, { status: 204 }));
    if (!isReadable(request.url)) {
      const message = 'The address cannot be read';
      return finish(request, json({ code: 400, message, msg: message }, 400));
    }
    try {
      const buffered = await bufferBody(request);
      return finish(request, buffered ? await handler(buffered) : tooLarge());
    } catch (error) {
      report(
        `${request.method} ${pathname.split('/').slice(0, 4).join('/')} failed: ${(error as Error)?.name}`,
      );
      return finish(request, json({ code: 500, message: 'Internal server error' }, 500));
    }
  };

  function finish(request: Request, response: Response): Response {
    const headers = new Headers(response.headers);
    for (const name of [...headers.keys()]) {
      if (name.startsWith('access-control-')) headers.delete(name);
    }
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    if (allowedOrigin && request.headers.get('origin') === allowedOrigin)
      allow(request, headers, allowedOrigin);
    else headers.set('cross-origin-resource-policy', 'same-origin');
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers });
  }
}

/** No text of PostgreSQL holds a zero byte, and no part decodes a path whose escapes are broken. */
function isReadable(address: string): boolean {
  if (/%00/.test(address)) return false;
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}

function allow(request: Request, headers: Headers, origin: string) {
  headers.set('access-control-allow-origin', origin);
  headers.append('vary', 'origin');
  headers.set(
    'access-control-expose-headers',
    'content-range, content-location, preference-applied, x-total-count, link',
  );
  if (request.method !== 'OPTIONS') return;
  headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '');
  headers.set('access-control-max-age', '600');
}

/** The request with its body in memory, or undefined when it is larger than the limit. */
async function bufferBody(request: Request): Promise<Request | undefined> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  const headers = new Headers(request.headers);
  headers.set('content-length', String(size));
  headers.delete('transfer-encoding');
  return new Request(request.url, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(size > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}

/** Before anything was done, so that whoever asks again loses nothing. */
function busy() {
  const message = 'The server has too much to do. Try again in a moment.';
  return json({ code: 429, message, msg: message }, 429, { 'retry-after': '1' });
}

function tooLarge() {
  const message = 'The object exceeded the maximum allowed size';
  return json({ statusCode: '413', error: 'Payload too large', message, code: 413, msg: message }, 413);
}
