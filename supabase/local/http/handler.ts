import { setTimeout as pause } from 'node:timers/promises';
import type { ResolvedRoute } from './resolve.ts';
import type { Part } from './routes.ts';

export type Handler = (request: Request) => Promise<Response>;

/** Handles one part's calls, each by its name in the table of routes. */
export type PartHandler<Of extends Part> = (request: Request, found: ResolvedRoute<Of>) => Promise<Response>;

/** The request with this as its JSON body. */
export function replaceBody(request: Request, body: unknown, url = request.url): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const { method, signal } = request;
  return new Request(url, { method, signal, headers, body: JSON.stringify(body) });
}

/** Responds no sooner than after `milliseconds`, so that timing doesn't reveal what was found. */
export async function respondAfter(milliseconds: number, answer: Promise<Response>): Promise<Response> {
  const [response] = await Promise.all([answer, pause(milliseconds)]);
  return response;
}
