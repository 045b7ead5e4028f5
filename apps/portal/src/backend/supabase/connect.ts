import { loadPart } from '@daybreak/ui/load';
import { deferredBackend, type EarlyReads } from '../deferredBackend.ts';
import type { Session } from '../interfaces/Auth.ts';
import type { Backend } from '../interfaces/Backend.ts';
import { projectAddress } from '../projectAddress.ts';
import { isAnsweredAhead } from './ahead/isAnsweredAhead.ts';
import { type Arrival, takeArrival } from './arrival.ts';
import { isFresh, loadStoredSession, toSession } from './storedSession.ts';

const open = (arrival: Arrival | null) => async (): Promise<Backend> => {
  const { supabaseBackend } = await loadPart(() => import('./supabaseBackend.ts'));
  return supabaseBackend({
    ...projectAddress(),
    resetPage: `${location.origin}/reset-password`,
    arrival,
  });
};

/** Loads comments by review links. */
const outside = async () =>
  (await loadPart(() => import('./library/outsideComments.ts'))).outsideComments(projectAddress());

/** Loads the early reads. They're part of the shell's file, because they answer its requests. */
const early = async (): Promise<EarlyReads | undefined> =>
  window.daybreakAnswers && (await loadPart(() => import('./ahead/earlyReads.ts'))).earlyReads;

export interface Connection {
  backend: Backend;
  /**
   * Returns whether this browser may be signed in, without waiting for the backend's code: other visitors see the
   * sign-in form right away.
   */
  expectsSession: () => boolean;
  /**
   * Returns the session that the backend will report, if known without it: then the shell is drawn while the backend
   * loads.
   */
  storedSession: () => Session | null;
}

/** Returns the session that the client will use without renewing it. */
function freshSession() {
  const session = loadStoredSession();
  return session && isFresh(session) ? session : null;
}

/**
 * Connects to the backend, which loads on the first call. If the page wants a session, it loads along with the first
 * screen, or after it if that screen is built from early answers or is the sign-in form.
 *
 * @param wantsSession whether the page needs to know who is signed in
 * @param firstScreen resolves once the first screen is drawn
 */
export function connectBackend(wantsSession: boolean, firstScreen: Promise<void>): Connection {
  const arrival = takeArrival();
  const isAnswered = freshSession() && isAnsweredAhead(location.pathname, location.search);
  const hasTime = !arrival && (isAnswered || !loadStoredSession());
  return {
    backend: deferredBackend(open(arrival), {
      ...(wantsSession ? { start: hasTime ? firstScreen : 'now' } : {}),
      early,
      library: {
        // People with a review link have no account, and need none of the client.
        openReview: (token) =>
          loadPart(() => import('./library/openReview.ts')).then((part) =>
            part.openReview(projectAddress(), token),
          ),
      },
      comments: {
        byLink: async (token) => (await outside()).byLink(token),
        addByLink: async (...parameters) => (await outside()).addByLink(...parameters),
      },
    }),
    expectsSession: () => arrival !== null || loadStoredSession() !== null,
    storedSession: () => {
      const session = arrival ? null : freshSession();
      return session && toSession(session);
    },
  };
}
