import type { Passing, ResponseData, Verdict } from './gateway.ts';
import type { Emit, WebKitPage } from './page.ts';

// biome-ignore lint/suspicious/noExplicitAny: command parameters
type Params = any;

const header = ([name, value]: readonly [string, string]) => ({ name, value: { type: 'string', value } });
const headerPairs = (headers: Params[] | undefined): [string, string][] | undefined =>
  headers?.map(({ name, value }) => [name, value.value]);
const bytes = (body: Params) =>
  body ? Buffer.from(body.value, body.type === 'base64' ? 'base64' : 'utf8') : undefined;

/** Translates the gateway's traffic into WebDriver BiDi terms. */
export class Network {
  readonly #emit: Emit;
  /** The pages that may make requests. The last one was used last. */
  readonly #pages: () => WebKitPage[];
  readonly intercepts = new Set<string>();
  readonly #held = new Map<string, (verdict: Verdict) => void>();
  isOffline = false;

  constructor(emit: Emit, pages: () => WebKitPage[]) {
    this.#emit = emit;
    this.#pages = pages;
  }

  /** Finds the requesting page: the one that the request names, else one of the same site, else the last one used. */
  #page({ headers, url, destination }: Passing): WebKitPage | undefined {
    const pages = this.#pages().toReversed();
    const referrer = headers.find(([name]) => name.toLowerCase() === 'referer')?.[1];
    const site = destination === 'document' ? undefined : new URL(url).origin;
    return (
      (destination === 'document' ? pages.find(({ navigation }) => navigation) : undefined) ??
      pages.find((page) => page.url === referrer) ??
      pages.find((page) => page.url.startsWith(`${site}/`)) ??
      pages[0]
    );
  }

  #about(exchange: Passing, navigation: string | null = null) {
    const { id, url, method, headers, destination, startedAt } = exchange;
    const noTiming = {
      dnsStart: 0,
      dnsEnd: 0,
      connectStart: 0,
      connectEnd: 0,
      tlsStart: 0,
      redirectStart: 0,
      redirectEnd: 0,
    };
    return {
      context: this.#contexts.get(id) ?? null,
      navigation,
      isBlocked: false,
      redirectCount: 0,
      timestamp: Date.now(),
      request: {
        request: id,
        url,
        method,
        headers: headers.map(header),
        cookies: [],
        headersSize: 0,
        bodySize: 0,
        destination,
        initiatorType: destination === '' ? 'fetch' : null,
        timings: {
          ...noTiming,
          timeOrigin: 0,
          requestTime: startedAt,
          requestStart: startedAt,
          fetchStart: startedAt,
          responseStart: Date.now(),
          responseEnd: Date.now(),
        },
      },
    };
  }
  readonly #contexts = new Map<string, string>();

  sent(exchange: Passing): Promise<Verdict> | Verdict {
    const page = this.#page(exchange);
    if (page) this.#contexts.set(exchange.id, page.id);
    let navigation: string | null = null;
    if (exchange.destination === 'document' && page)
      navigation = page.navigation ?? page.navigating(exchange.url);
    const about = this.#about(exchange, navigation);
    const isBlocked = this.intercepts.size > 0 && page !== undefined;
    this.#emit('network.beforeRequestSent', {
      ...about,
      isBlocked,
      ...(isBlocked && { intercepts: [...this.intercepts] }),
      initiator: { type: 'other' },
    });
    if (this.isOffline) return 'fail';
    if (!isBlocked) return { go: {} };
    return new Promise((resolve) => this.#held.set(exchange.id, resolve));
  }

  #response({ url }: Passing, { status, reason, headers }: ResponseData, size = 0) {
    const mimeType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
    const responseDefaults = { protocol: 'http/1.1', fromCache: false, headersSize: 0, content: { size } };
    return {
      ...responseDefaults,
      url,
      status,
      statusText: reason,
      headers: headers.map(header),
      mimeType,
      bytesReceived: size,
      bodySize: size,
    };
  }

  started(exchange: Passing, responseData: ResponseData) {
    this.#emit('network.responseStarted', {
      ...this.#about(exchange),
      response: this.#response(exchange, responseData),
    });
  }

  /** Keeps bodies for a while, since some are read. */
  body(exchange: Passing, body: Buffer) {
    this.#bodies.set(exchange.id, body);
    const [oldest] = this.#bodies.keys();
    if (oldest && this.#bodies.size > 100) this.#bodies.delete(oldest);
  }
  readonly #bodies = new Map<string, Buffer>();

  data({ request }: Params) {
    const body = this.#bodies.get(request);
    return body && { bytes: { type: 'base64', value: body.toString('base64') } };
  }

  completed(exchange: Passing, responseData: ResponseData, size: number) {
    if (exchange.destination === 'document') this.#page(exchange)?.expectDocument();
    this.#emit('network.responseCompleted', {
      ...this.#about(exchange),
      response: this.#response(exchange, responseData, size),
    });
    this.#contexts.delete(exchange.id);
  }

  failed(exchange: Passing, words: string) {
    this.#emit('network.fetchError', { ...this.#about(exchange), errorText: words });
    this.#contexts.delete(exchange.id);
  }

  removeIntercept(intercept: string) {
    this.intercepts.delete(intercept);
    // Playwright itself releases the requests that it holds.
    return {};
  }

  /** Decides a held request. */
  settle(id: string, verdict: Verdict) {
    const resumeRequest = this.#held.get(id);
    this.#held.delete(id);
    resumeRequest?.(verdict);
    return resumeRequest !== undefined;
  }

  go({ request, url, method, headers, body }: Params) {
    return this.settle(request, { go: { url, method, headers: headerPairs(headers), body: bytes(body) } });
  }
  answer({ request, statusCode, reasonPhrase, headers, body }: Params) {
    return this.settle(request, {
      answer: {
        status: statusCode,
        reason: reasonPhrase,
        headers: headerPairs(headers) ?? [],
        body: bytes(body) ?? Buffer.alloc(0),
      },
    });
  }
}
