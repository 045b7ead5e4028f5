import { loadPart } from '@daybreak/ui/load';
import { deferredBackend, type EarlyReads } from '../deferredBackend.ts';
import type { Session } from '../interfaces/Auth.ts';
import type { Backend } from '../interfaces/Backend.ts';
import { projectAddress } from '../projectAddress.ts';
import { isAnsweredAhead } from './ahead/isAnsweredAhead.ts';
import { type Arrival, takeArrival } from './arrival.ts';
import { isFresh, keptSession, sessionOf } from './storedSession.ts';

const open = (arrival: Arrival | null) => async (): Promise<Backend> => {
  const { supabaseBackend } = await loadPart(() => import('./supabaseBackend.ts'));
  return supabaseBackend({
    ...projectAddress(),
    resetPage: `${location.origin}/reset-password`,
    arrival,
  });
};

/** What people with a review link say. */
const outside = async () =>
  (await loadPart(() => import('./library/outsideComments.ts'))).outsideComments(projectAddress());

/** Reads the early answers. Loaded with the shell, since they answer its questions. */
const early = async (): Promise<EarlyReads | undefined> =>
  window.daybreakAnswers && (await loadPart(() => import('./ahead/earlyReads.ts'))).earlyReads;

export interface Connection {
  backend: Backend;
  /**
   * Whether this browser may be signed in, without waiting for the backend's code: a visitor who can't be signed in sees the sign-in
   * form right away.
   */
  expectsSession: () => boolean;
  /** The session the backend will report, if we can tell without it: the shell is drawn while the backend loads. */
  storedSession: () => Session | null;
}

/** The session the client will use without renewing it. */
function freshSession() {
  const session = keptSession();
  return session && isFresh(session) ? session : null;
}

/**
 * The backend, loaded on the first call. If the page wants a session (`wantsSession`), it loads along with the first screen, or after
 * it (`firstScreen`) if that screen is built from early answers, or is the sign-in form.
 */
export function connectBackend(wantsSession: boolean, firstScreen: Promise<void>): Connection {
  const arrival = takeArrival();
  const isAnswered = freshSession() && isAnsweredAhead(location.pathname, location.search);
  const hasTime = !arrival && (isAnswered || !keptSession());
  return {
    backend: deferredBackend(open(arrival), {
      ...(wantsSession ? { start: hasTime ? firstScreen : 'now' } : {}),
      early,
      library: {
        // A person with a review link has no account, and needs none of the client.
        openReview: (token) =>
          loadPart(() => import('./library/openReview.ts')).then((part) =>
            part.openReview(projectAddress(), token),
          ),
      },
      comments: {
        byLink: async (token) => (await outside()).byLink(token),
        addByLink: async (...given) => (await outside()).addByLink(...given),
      },
    }),
    expectsSession: () => arrival !== null || keptSession() !== null,
    storedSession: () => {
      const session = arrival ? null : freshSession();
      return session && sessionOf(session);
    },
  };
}
