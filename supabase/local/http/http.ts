import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { sendNodeResponse } from 'srvx/node';
import { addressHeader, addressOf } from './clientAddress.ts';
import { isBackendPath } from './resolve.ts';
import { json } from './responses.ts';

/** Answers a Node request with `handler`'s response; 400 if it isn't a valid request. */
export async function respond(
  handler: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  url?: string,
): Promise<void> {
  try {
    await sendNodeResponse(outgoing, await handler(toRequest(incoming, outgoing, url)));
  } catch {
    if (outgoing.headersSent) outgoing.destroy();
    else await sendNodeResponse(outgoing, json({ message: 'Bad request' }, 400));
  }
}

/**
 * A Node request as a web Request, aborted when the browser disconnects. An address of the backend that a parser would
 * have to fix (dots, backslashes, a fragment, another host) isn't valid.
 */
function toRequest(incoming: IncomingMessage, response: ServerResponse, url = incoming.url ?? '/'): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  headers.set(addressHeader, addressOf(incoming, headers));
  const clientGone = new AbortController();
  response.once('close', () => clientGone.abort());
  // Read and discard the rest of a refused body, or the next request on this connection would wait behind it.
  response.once('finish', () => {
    if (incoming.complete) return;
    incoming.removeAllListeners('data');
    incoming.resume();
  });
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const address = new URL(url, `http://${incoming.headers.host ?? '127.0.0.1'}`);
  if (isBackendPath(address.pathname) && (address.pathname !== url.split('?')[0] || url.includes('#')))
    throw new TypeError("The address isn't valid");
  return new Request(address, {
    method,
    headers,
    signal: clientGone.signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as unknown as ReadableStream, duplex: 'half' } : {}),
  });
}
