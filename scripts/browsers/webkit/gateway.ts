import { randomUUID } from 'node:crypto';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A decision on a held request. */
export type Verdict =
  | { go: { url?: string; method?: string; headers?: [string, string][]; body?: Buffer } }
  | { answer: { status: number; reason?: string; headers: [string, string][]; body: Buffer } }
  | 'fail';

export interface Passing {
  readonly id: string;
  readonly url: string;
  readonly method: string;
  readonly headers: [string, string][];
  readonly destination: string;
  readonly startedAt: number;
}
export interface ResponseData {
  readonly status: number;
  readonly reason: string;
  readonly headers: [string, string][];
}

/** Receives traffic, and may hold it. */
export interface Watcher {
  sent(exchange: Passing): Promise<Verdict> | Verdict;
  started(exchange: Passing, responseData: ResponseData): void;
  completed(exchange: Passing, responseData: ResponseData, size: number): void;
  body(exchange: Passing, body: Buffer): void;
  failed(exchange: Passing, words: string): void;
  /** Inserted before the scripts of each page. */
  preload(): string;
}

const pairs = (raw: readonly string[]) =>
  raw.flatMap((name, index): [string, string][] => (index % 2 ? [] : [[name, raw[index + 1] ?? '']]));
const maxBodyBytes = 1_000_000;

/** Decodes a body the way a page reads it. */
function plainOf({ headers }: ResponseData, body: Buffer): Buffer {
  const coding = headers.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
  if (coding === 'br') return brotliDecompressSync(body);
  if (coding === 'gzip') return gunzipSync(body);
  return body;
}

const ownPath = '/__before-the-page.js';
/** Headers that belong to the connection, not to its content. */
const ofConnection = /^(proxy-)?connection$|^keep-alive$|^transfer-encoding$|^content-length$/i;

/**
 * A proxy between the browser and its requests: classic WebDriver doesn't report requests, can't hold them, and has no scripts that
 * run before a page's own.
 */
export async function startGateway(watcher: Watcher): Promise<{ address: string; close(): void }> {
  const agent = new Agent({ keepAlive: true });

  const pass = async (incoming: IncomingMessage, answer: ServerResponse) => {
    const url = incoming.url ?? '';
    if (new URL(url).pathname === ownPath) {
      answer
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
        .end(watcher.preload());
      return;
    }
    const { 'sec-fetch-dest': destination = '', accept = '' } = incoming.headers as Record<
      string,
      string | undefined
    >;
    const isDocument = destination === 'document' || (!destination && accept.startsWith('text/html'));
    const exchange: Passing = {
      id: randomUUID(),
      url,
      method: incoming.method ?? 'GET',
      headers: pairs(incoming.rawHeaders),
      destination: isDocument ? 'document' : destination === 'empty' ? '' : destination,
      startedAt: Date.now(),
    };
    const finish = (responseData: ResponseData, body: Buffer) => {
      watcher.started(exchange, responseData);
      const own = responseData.headers.filter(([name]) => !ofConnection.test(name));
      answer.writeHead(responseData.status, responseData.reason || undefined, [
        ...own.flat(),
        'content-length',
        String(body.length),
      ]);
      answer.end(body);
      watcher.completed(exchange, responseData, body.length);
    };
    const fail = (words: string) => {
      watcher.failed(exchange, words);
      incoming.socket.destroy();
    };

    const verdict = await watcher.sent(exchange);
    if (verdict === 'fail') return fail('NS_ERROR_FAILURE');
    if ('answer' in verdict)
      return finish(
        verdict.answer as ResponseData & { body: Buffer },
        withAgent(verdict.answer.headers, verdict.answer.body, isDocument),
      );
    const { go } = verdict;
    const headers = (go.headers ?? exchange.headers).filter(
      ([name]) =>
        !/^proxy-connection$/i.test(name) &&
        !(isDocument && /^accept-encoding$/i.test(name)) &&
        !(go.body && /^content-length$/i.test(name)),
    );
    if (go.body) headers.push(['content-length', String(go.body.length)]);
    const forwarded = request(
      go.url ?? url,
      { method: go.method ?? exchange.method, agent },
      async (upstreamResponse) => {
        const responseData = {
          status: upstreamResponse.statusCode ?? 0,
          reason: upstreamResponse.statusMessage ?? '',
          headers: pairs(upstreamResponse.rawHeaders),
        };
        try {
          if (isDocument)
            return finish(
              responseData,
              withAgent(responseData.headers, await buffer(upstreamResponse), true),
            );
          watcher.started(exchange, responseData);
          answer.writeHead(
            responseData.status,
            responseData.reason,
            responseData.headers.filter(([name]) => !/^(connection|keep-alive)$/i.test(name)).flat(),
          );
          let size = 0;
          const parts: Buffer[] = [];
          upstreamResponse.on('data', (part: Buffer) => {
            size += part.length;
            if (size < maxBodyBytes) parts.push(part);
          });
          upstreamResponse.on('error', () => fail('NS_ERROR_NET_INTERRUPT'));
          upstreamResponse.on('end', () => {
            if (size < maxBodyBytes) watcher.body(exchange, plainOf(responseData, Buffer.concat(parts)));
            watcher.completed(exchange, responseData, size);
          });
          upstreamResponse.pipe(answer);
        } catch {
          fail('NS_ERROR_NET_INTERRUPT');
        }
      },
    );
    for (const [name, value] of headers) forwarded.appendHeader(name, value);
    forwarded.on('error', () => fail('NS_ERROR_CONNECTION_REFUSED'));
    answer.on('close', () => !answer.writableFinished && forwarded.destroy());
    if (go.body) forwarded.end(go.body);
    else incoming.pipe(forwarded);
  };

  const server: Server = createServer((incoming, answer) => void pass(incoming, answer));
  const join = (one: Duplex, other: Duplex) => {
    one.on('error', () => other.destroy());
    other.on('error', () => one.destroy());
    one.pipe(other).pipe(one);
  };
  server.on('connect', (incoming: IncomingMessage, socket) => {
    const [host = '', port] = (incoming.url ?? '').split(':');
    const upstream = connect(Number(port), host, () => socket.write('HTTP/1.1 200 Connected\r\n\r\n'));
    join(upstream, socket);
  });
  // A WebSocket. If the server refuses it, the connection must not stay open: the browser would send it requests as if to a proxy.
  server.on('upgrade', (incoming: IncomingMessage, socket, head) => {
    const { hostname, port, pathname, search } = new URL(incoming.url ?? '');
    const forwarded = request({ hostname, port, path: pathname + search, headers: incoming.headers });
    forwarded.on('upgrade', (upstreamResponse, upstream, first) => {
      const lines = pairs(upstreamResponse.rawHeaders).map((pair) => pair.join(': '));
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '\r\n'].join('\r\n'));
      socket.write(first);
      upstream.write(head);
      join(upstream, socket);
    });
    forwarded.on('response', (upstreamResponse) => {
      upstreamResponse.destroy();
      socket.end(
        `HTTP/1.1 ${upstreamResponse.statusCode} ${upstreamResponse.statusMessage}\r\nconnection: close\r\n\r\n`,
      );
    });
    forwarded.on('error', () => socket.destroy());
    forwarded.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

/** Makes an HTML page load our script before its own, from the page's own origin: its policy allows no other. */
function withAgent(headers: readonly [string, string][], body: Buffer, isDocument: boolean): Buffer {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (!isDocument || !type.startsWith('text/html')) return body;
  const html = String(body);
  const script = `<script src="${ownPath}"></script>`;
  return Buffer.from(
    /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + script) : script + html,
  );
}
