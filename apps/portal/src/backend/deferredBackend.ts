import type { Backend } from './Backend.ts';
import { BackendError } from './errors.ts';

/**
 * A backend whose code is still on its way: each method waits for it. Loading starts with the first call, or at once when
 * `startNow`; one that failed is tried again by the next call.
 */
export function deferredBackend(load: () => Promise<Backend>, startNow = false): Backend {
  let loading: Promise<Backend> | undefined;
  const ready = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new BackendError('unreachable', 'The part of the portal that talks to the server did not load.', {
        cause,
      });
    });
    return loading;
  };
  // Whoever calls a method first is told about a failure; this call only starts the download.
  if (startNow) ready().catch(() => undefined);

  /** A part whose methods wait. Each is made once, so that what hangs on its identity runs once. */
  const part = <Name extends keyof Backend>(name: Name, own: Partial<Backend[Name]> = {}): Backend[Name] => {
    const methods = new Map<PropertyKey, unknown>(Object.entries(own));
    const deferred =
      (method: PropertyKey) =>
      async (...given: unknown[]) => {
        const there: object = (await ready())[name];
        const run = Reflect.get(there, method) as (...given: unknown[]) => unknown;
        return run.apply(there, given);
      };
    return new Proxy({} as Backend[Name], {
      get(_, method) {
        if (!methods.has(method)) methods.set(method, deferred(method));
        return methods.get(method);
      },
    });
  };

  /** Gives at once what ends it, and listens as soon as there is something to listen to. */
  const onChange: Backend['auth']['onChange'] = (listener) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    const listen = (backend: Backend) => {
      if (!stopped) stop = backend.auth.onChange(listener);
    };
    const attempt = () => ready().then(listen, () => (stopped ? undefined : setTimeout(attempt, 2_000)));
    attempt();
    return () => {
      stopped = true;
      stop?.();
    };
  };

  return {
    auth: part('auth', { onChange }),
    profiles: part('profiles'),
    staff: part('staff'),
    chat: {
      async *ask(messages, signal) {
        yield* (await ready()).chat.ask(messages, signal);
      },
    },
    applications: part('applications'),
    mail: part('mail'),
    seeding: part('seeding'),
  };
}
