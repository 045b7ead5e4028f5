import { loadPart } from '@daybreak/ui/load';
import { isAnsweredAhead } from '../ahead/isAnsweredAhead.ts';
import { firstScreen } from '../features/startUp/firstScreen.ts';
import type { Backend, Session } from './Backend.ts';
import { deferredBackend, type EarlyReads } from './deferredBackend.ts';
import { projectAddress } from './projectAddress.ts';
import { type Arrival, takeArrival } from './supabase/arrival.ts';
import { isFresh, keptSession, sessionOf } from './supabase/storedSession.ts';

const open = (arrival: Arrival | null) => async (): Promise<Backend> => {
  const { supabaseBackend } = await loadPart(() => import('./supabase/supabaseBackend.ts'));
  return supabaseBackend({
    ...projectAddress(),
    resetPage: `${location.origin}/reset-password`,
    arrival,
  });
};

/** What reads the answers that came ahead: with the shell, whose questions they answer. */
const early = async (): Promise<EarlyReads | undefined> =>
  window.daybreakAnswers && (await loadPart(() => import('../ahead/earlyReads.ts'))).earlyReads;

export interface Connection {
  backend: Backend;
  /**
   * Whether this browser may be signed in by now, without waiting for the backend's code: a visitor who cannot be sees the sign-in
   * form at once.
   */
  expectsSession: () => boolean;
  /** The session that the backend will name, where it can be known without it: the shell stands while that is on its way. */
  storedSession: () => Session | null;
}

/** The session that the client will use as it stands. */
function freshSession() {
  const session = keptSession();
  return session && isFresh(session) ? session : null;
}

/**
 * The backend, which comes with the first call. Where the page wants a session (`wantsSession`), it comes beside the first screen, or
 * after it where that stands on what was asked ahead.
 */
export function connectBackend(wantsSession: boolean): Connection {
  const arrival = takeArrival();
  const hasTime = !arrival && freshSession() && isAnsweredAhead(location.pathname, location.search);
  return {
    backend: deferredBackend(open(arrival), {
      ...(wantsSession ? { start: hasTime ? firstScreen : 'now' } : {}),
      early,
      library: {
        // Whoever follows a review link has no account, and needs none of the client.
        openReview: (token) =>
          loadPart(() => import('./supabase/library/openReview.ts')).then((part) =>
            part.openReview(projectAddress(), token),
          ),
      },
    }),
    expectsSession: () => arrival !== null || keptSession() !== null,
    storedSession: () => {
      const session = arrival ? null : freshSession();
      return session && sessionOf(session);
    },
  };
}
