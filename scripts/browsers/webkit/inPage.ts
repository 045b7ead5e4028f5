/** An event that the page reports. */
export interface PageEvent {
  readonly type: 'domContentLoaded' | 'load' | 'history' | 'error' | 'channel' | 'answer';
  readonly url?: string;
  readonly text?: string;
  readonly channel?: string;
  readonly data?: unknown;
  readonly call?: string;
  readonly outcome?: Outcome;
}

/** The result of a call. */
export interface Outcome {
  readonly document: string;
  readonly failure?: string;
  readonly result?: object;
}

/** A report from the page: its document, its address, and its events. */
export interface News {
  /** The name it was first asked under. */
  readonly page: string;
  readonly document: string;
  readonly url: string;
  readonly events: PageEvent[];
}

/** A value in WebDriver BiDi's format. */
// biome-ignore lint/suspicious/noExplicitAny: it nests without limit
type Remote = any;

interface Agent {
  readonly document: string;
  news(page: string, waits: boolean, tell: (news: News) => void): void;
  answer(call: string, outcome: Outcome): void;
  channel(name: string): (value: unknown) => void;
  read(remote: Remote): unknown;
  write(value: unknown, byValue: boolean, owned: boolean): Remote;
  disown(handles: string[]): void;
  /** Evaluated texts, compiled by the driver because the page's policy may forbid it. */
  readonly compiled: Map<string, () => unknown>;
}

/** The global under which the page keeps the agent. */
export const agentName = '__daybreakAgent';

/**
 * Runs in each page, before its own scripts if it's HTML: keeps the objects that commands refer to, and records events until they're
 * fetched.
 */
export function installAgent(name: string): void {
  // biome-ignore lint/suspicious/noExplicitAny: the page declares no such name
  const page = window as any;
  if (page[name]) return;
  const objects = new Map<string, unknown>();
  const handles = new Map<unknown, string>();
  let last = 0;
  let events: PageEvent[] = [];
  let listener: ((news: News) => void) | undefined;
  const document = crypto.getRandomValues(new Uint32Array(2)).join('-');

  let pageName = '';
  const tell = (evenNothing = false) => {
    if (!listener || (events.length === 0 && !evenNothing)) return;
    const news = { page: pageName, document, url: location.href, events };
    events = [];
    listener(news);
    listener = undefined;
  };
  const note = (event: PageEvent) => {
    events.push(event);
    tell();
  };

  const keep = (value: unknown) => {
    const known = handles.get(value);
    if (known) return known;
    const handle = `${document}:${++last}`;
    objects.set(handle, value);
    handles.set(value, handle);
    return handle;
  };
  const contextDestroyed = () => new Error('Execution context was destroyed');

  const read = (remote: Remote): unknown => {
    const handle = remote.handle ?? remote.sharedId;
    if (handle) {
      if (!objects.has(handle)) throw contextDestroyed();
      return objects.get(handle);
    }
    switch (remote.type) {
      case 'undefined':
        return undefined;
      case 'null':
        return null;
      case 'number':
        return Number(remote.value);
      case 'bigint':
        return BigInt(remote.value);
      case 'array':
        return remote.value.map(read);
      case 'object':
        return Object.fromEntries(remote.value.map(([key, value]: Remote) => [read(key), read(value)]));
      case 'regexp':
        return new RegExp(remote.value.pattern, remote.value.flags);
      case 'date':
        return new Date(remote.value);
      case 'channel':
        return agent.channel(remote.value.channel);
      default:
        return remote.value;
    }
  };

  const write = (value: unknown, byValue: boolean, owned: boolean): Remote => {
    switch (typeof value) {
      case 'undefined':
        return { type: 'undefined' };
      case 'string':
      case 'boolean':
        return { type: typeof value, value };
      case 'bigint':
        return { type: 'bigint', value: String(value) };
      case 'number':
        return {
          type: 'number',
          value:
            Number.isFinite(value) && !Object.is(value, -0)
              ? value
              : Object.is(value, -0)
                ? '-0'
                : String(value),
        };
      default:
    }
    if (value === null) return { type: 'null' };
    const handle = owned ? { handle: keep(value) } : {};
    if (value instanceof Node)
      return {
        type: 'node',
        sharedId: keep(value),
        ...handle,
        value: { nodeType: value.nodeType, localName: value.nodeName.toLowerCase() },
      };
    if (value === window) return { type: 'window', ...handle, value: { context: 'top' } };
    if (typeof value === 'function') return { type: 'function', ...handle };
    if (Array.isArray(value))
      return {
        type: 'array',
        ...handle,
        ...(byValue && { value: value.map((each) => write(each, true, false)) }),
      };
    if (value instanceof Error) return { type: 'error', ...handle };
    if (value instanceof Date) return { type: 'date', ...handle, value: value.toISOString() };
    if (value instanceof Promise) return { type: 'promise', ...handle };
    return {
      type: 'object',
      ...handle,
      ...(byValue && {
        value: Object.entries(value as object).map(([key, each]) => [key, write(each, true, false)]),
      }),
    };
  };

  const agent: Agent = {
    document,
    news(name, waits, tellNext) {
      pageName ||= name;
      tell(true);
      listener = tellNext;
      tell(!waits || name !== pageName);
    },
    answer: (call, outcome) => note({ type: 'answer', call, outcome }),
    channel: (channel) => (value) => note({ type: 'channel', channel, data: write(value, true, false) }),
    read,
    write,
    disown(released) {
      for (const handle of released) {
        handles.delete(objects.get(handle));
        objects.delete(handle);
      }
    },
    compiled: new Map(),
  };
  Object.defineProperty(page, name, { value: agent });
  const own = page.eval;
  page.eval = (text: string) =>
    (
      agent.compiled.get(text.replace(/^\((.*)\)$/s, '$1')) ??
      agent.compiled.get(text) ??
      (() => own(text))
    )();

  const happened = (type: 'domContentLoaded' | 'load') => () => note({ type, url: location.href });
  if (page.document.readyState === 'loading')
    addEventListener('DOMContentLoaded', happened('domContentLoaded'), { once: true });
  else happened('domContentLoaded')();
  if (page.document.readyState === 'complete') happened('load')();
  else addEventListener('load', happened('load'), { once: true });

  const noteHistory = () => note({ type: 'history', url: location.href });
  for (const method of ['pushState', 'replaceState'] as const) {
    const own = history[method];
    history[method] = function (...args) {
      own.apply(this, args);
      noteHistory();
    };
  }
  addEventListener('popstate', noteHistory);
  addEventListener('hashchange', noteHistory);
  addEventListener('pageshow', ({ persisted }) => persisted && noteHistory());

  const noteError = (error: unknown, message: string) =>
    note({ type: 'error', text: error instanceof Error ? `${error.name}: ${error.message}` : message });
  // Some events come without an error, such as when ResizeObserver defers work to the next frame: nothing failed.
  addEventListener('error', ({ error, message }) => error && noteError(error, message));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason, String(reason)));

  // Playwright sets some fields by their value. React compares that with what it set last, so it has to forget the last value.
  addEventListener(
    'input',
    ({ isTrusted, target }) => {
      // biome-ignore lint/suspicious/noExplicitAny: React's own property on the field
      if (!isTrusted) (target as any)?._valueTracker?.setValue('\0');
    },
    true,
  );
}
