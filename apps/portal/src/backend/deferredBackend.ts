import type { Backend, Profile, Role, StaffMember } from './Backend.ts';
import { deferredPart } from './deferredPart.ts';
import { BackendError } from './errors.ts';
import type { Library } from './Library.ts';

/** What can be read before the backend is there; undefined where it must be asked. */
export interface EarlyReads {
  profile: () => Promise<Profile | undefined>;
  ownRow: () => Promise<StaffMember | undefined>;
  people: () => Promise<readonly StaffMember[] | undefined>;
  role: () => Promise<Role | undefined>;
}

interface Deferral {
  /** Loading starts then at the latest; without it, with the first call. Who is signed in is not asked earlier. */
  start?: 'now' | Promise<void>;
  early?: () => Promise<EarlyReads | undefined>;
  /** What of the library needs no session, and no backend. */
  library?: Partial<Library>;
}

/** A backend whose code is still on its way: each method waits for it. Loading that failed is tried again by the next call. */
export function deferredBackend(
  load: () => Promise<Backend>,
  { start, early, library }: Deferral = {},
): Backend {
  let loading: Promise<Backend> | undefined;
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ready = () => {
    begin();
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new BackendError('unreachable', 'The part of the portal that talks to the server did not load.', {
        cause,
      });
    });
    return loading;
  };
  // Whoever calls a method first is told about a failure; this call only starts the download.
  const startNow = () => void ready().catch(() => undefined);
  if (start === 'now') startNow();
  else start?.then(startNow);
  /** The backend, which is not loaded for this before it is due. */
  const readyInTime = async () => {
    if (start) await begun;
    return ready();
  };

  /** What was read ahead. Where that fails, the backend is asked, and says what is wrong. */
  const read = async <Name extends keyof EarlyReads>(name: Name) =>
    (
      await early?.().catch((error: unknown) => {
        console.warn('What was asked ahead cannot be read.', error);
      })
    )?.[name]() as ReturnType<EarlyReads[Name]> | undefined;

  const part = <Name extends keyof Backend>(name: Name, own: Partial<Backend[Name]> = {}): Backend[Name] =>
    deferredPart(async () => (await ready())[name], own);

  /** Gives at once what ends it, and listens as soon as there is something to listen to. */
  const onChange: Backend['auth']['onChange'] = (listener) => {
    let stop: (() => void) | undefined;
    let stopped = false;
    const listen = (backend: Backend) => {
      if (!stopped) stop = backend.auth.onChange(listener);
    };
    const attempt = () =>
      readyInTime().then(listen, () => (stopped ? undefined : setTimeout(attempt, 2_000)));
    attempt();
    return () => {
      stopped = true;
      stop?.();
    };
  };

  return {
    auth: part('auth', { onChange, session: async () => (await readyInTime()).auth.session() }),
    profiles: part('profiles', {
      ensure: async () => (await read('profile')) ?? (await ready()).profiles.ensure(),
    }),
    staff: part('staff', {
      own: async () => (await read('ownRow')) ?? (await ready()).staff.own(),
      role: async () => (await read('role')) ?? (await ready()).staff.role(),
      list: async (which = 'active') =>
        (which === 'active' ? await read('people') : undefined) ?? (await ready()).staff.list(which),
    }),
    chat: {
      async *ask(messages, signal) {
        yield* (await ready()).chat.ask(messages, signal);
      },
    },
    account: part('account'),
    applications: part('applications'),
    audit: part('audit'),
    positions: part('positions'),
    ownApplication: part('ownApplication'),
    library: part('library', library),
    people: part('people'),
    home: part('home'),
    cards: part('cards'),
    mail: part('mail'),
    seeding: part('seeding'),
  };
}
