import { deferredPart } from './deferredPart.ts';
import { partMissing } from './errors.ts';
import type { Backend } from './interfaces/Backend.ts';
import type { Comments } from './interfaces/Comments.ts';
import type { Library } from './interfaces/Library.ts';
import type { Profile } from './interfaces/Profiles.ts';
import type { Role, StaffMember } from './interfaces/Staff.ts';

/** Reads that work before the backend has loaded. They return undefined if the backend must be asked. */
export interface EarlyReads {
  profile: () => Promise<Profile | undefined>;
  ownRow: () => Promise<StaffMember | undefined>;
  people: () => Promise<readonly StaffMember[] | undefined>;
  role: () => Promise<Role | undefined>;
}

interface Deferral {
  /** The latest time to start loading; by default, the first call. We don't ask who is signed in before then. */
  start?: 'now' | Promise<void>;
  early?: () => Promise<EarlyReads | undefined>;
  /** The methods that need no session and no backend. */
  library?: Partial<Library>;
  comments?: Partial<Comments>;
}

/** A backend whose code is still loading: each method waits for it. If loading fails, the next call tries again. */
export function deferredBackend(
  load: () => Promise<Backend>,
  { start, early, library, comments }: Deferral = {},
): Backend {
  let loading: Promise<Backend> | undefined;
  let startLoading: () => void = () => undefined;
  const started = new Promise<void>((resolve) => {
    startLoading = resolve;
  });
  const ready = () => {
    startLoading();
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      return partMissing(cause);
    });
    return loading;
  };
  // The first caller of a method gets the failure; this only starts the download.
  const startNow = () => void ready().catch(() => undefined);
  if (start === 'now') startNow();
  else start?.then(startNow);
  /** Waits for the backend without loading it early. */
  const readyInTime = async () => {
    if (start) await started;
    return ready();
  };

  /** Returns the early answer. If that fails, asks the backend, which reports the problem. */
  const read = async <Name extends keyof EarlyReads>(name: Name) =>
    (
      await early?.().catch((error: unknown) => {
        console.warn("Couldn't read an early answer.", error);
      })
    )?.[name]() as ReturnType<EarlyReads[Name]> | undefined;

  const part = <Name extends keyof Backend>(name: Name, own: Partial<Backend[Name]> = {}): Backend[Name] =>
    deferredPart(async () => (await ready())[name], own);

  /** Returns the unsubscribe function at once, and subscribes as soon as the backend is there. */
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
      list: async (filter = 'active') =>
        (filter === 'active' ? await read('people') : undefined) ?? (await ready()).staff.list(filter),
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
    teamPictures: part('teamPictures'),
    approvals: part('approvals'),
    comments: part('comments', comments),
    brandUpdates: part('brandUpdates'),
    ownApplication: part('ownApplication'),
    library: part('library', library),
    people: part('people'),
    home: part('home'),
    cards: part('cards'),
    mail: part('mail'),
    seeding: part('seeding'),
  };
}
