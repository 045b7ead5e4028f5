import { setTimeout as pause } from 'node:timers/promises';

export type Handler = (request: Request) => Promise<Response>;

export function replaceBody(request: Request, body: unknown, url = request.url): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Answers no sooner than after `milliseconds`, so that the time does not tell what was found. */
export const evenly =
  (milliseconds: number, handler: Handler): Handler =>
  async (request) => {
    const [response] = await Promise.all([handler(request), pause(milliseconds)]);
    return response;
  };
