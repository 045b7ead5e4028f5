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

  return {
    auth: {
      session: async () => (await ready()).auth.session(),
      onChange: (listener) => {
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
      },
      signIn: async (email, password) => (await ready()).auth.signIn(email, password),
      signOut: async () => (await ready()).auth.signOut(),
      sendPasswordReset: async (email) => (await ready()).auth.sendPasswordReset(email),
      updatePassword: async (password) => (await ready()).auth.updatePassword(password),
    },
    profiles: {
      own: async () => (await ready()).profiles.own(),
      ensure: async () => (await ready()).profiles.ensure(),
      save: async (names) => (await ready()).profiles.save(names),
      markPasswordChanged: async () => (await ready()).profiles.markPasswordChanged(),
    },
    staff: {
      own: async () => (await ready()).staff.own(),
      role: async () => (await ready()).staff.role(),
      list: async (which) => (await ready()).staff.list(which),
      update: async (id, changes) => (await ready()).staff.update(id, changes),
      saveCompanyInfo: async (info) => (await ready()).staff.saveCompanyInfo(info),
      setRole: async (id, role) => (await ready()).staff.setRole(id, role),
      setActive: async (id, isActive) => (await ready()).staff.setActive(id, isActive),
    },
    chat: {
      async *ask(messages, signal) {
        yield* (await ready()).chat.ask(messages, signal);
      },
    },
    applications: {
      list: async () => (await ready()).applications.list(),
      review: async (id, changes) => (await ready()).applications.review(id, changes),
      correct: async (id, details) => (await ready()).applications.correct(id, details),
      resumeLink: async (resume) => (await ready()).applications.resumeLink(resume),
      remove: async (application) => (await ready()).applications.remove(application),
    },
    mail: {
      sendTest: async (message) => (await ready()).mail.sendTest(message),
    },
    seeding: {
      leads: async () => (await ready()).seeding.leads(),
      staffAccounts: async () => (await ready()).seeding.staffAccounts(),
    },
  };
}
