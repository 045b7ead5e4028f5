import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface ProviderRequest {
  url: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>;
  /** Resolves when the caller has closed the connection or the answer is complete. */
  closed: Promise<void>;
}

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** A chat completions service whose answers the test decides. Use it only inside tests. */
export function fakeProvider() {
  let respond: Respond = (response) => response.end();
  const requests: ProviderRequest[] = [];
  const server = createServer(async (request, response) => {
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    requests.push({
      url: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
      closed,
    });
    respond(response, request);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked: requests,
    /** The value for `AI_PROVIDER_URL`. */
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sets the next answers. */
    responds(next: Respond) {
      respond = next;
    },
    /** Answers with a stream of these bytes, and ends it unless `open` is set. */
    streams(parts: (string | Uint8Array)[], { open = false } = {}) {
      respond = (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
        response.flushHeaders();
        for (const part of parts) response.write(part);
        if (!open) response.end();
      };
    },
  };
}

/** A chunk in such a service's format, with more in it than the text. */
export const chunkOf = (content: string) =>
  `data: ${JSON.stringify({ id: 'x', model: 'm', choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] })}\n\n`;
