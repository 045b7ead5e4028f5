import { loadPart } from '@daybreak/ui/load';
import type { Backend, Session } from './Backend.ts';
import { deferredBackend } from './deferredBackend.ts';
import { projectAddress } from './projectAddress.ts';
import { type Arrival, takeArrival } from './supabase/arrival.ts';
import { sessionStorageKey } from './supabase/storageKey.ts';
import { isFresh, readStoredSession, type StoredSession, sessionOf } from './supabase/storedSession.ts';

function storedSession(): StoredSession | null {
  try {
    return readStoredSession(localStorage.getItem(sessionStorageKey));
  } catch {
    return null;
  }
}

const open = (arrival: Arrival | null) => async (): Promise<Backend> => {
  const { supabaseBackend } = await loadPart(() => import('./supabase/supabaseBackend.ts'));
  return supabaseBackend({
    ...projectAddress(),
    resetPage: `${location.origin}/reset-password`,
    arrival,
  });
};

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

/** The backend, started beside the first paint when `startNow` and otherwise by the first call. */
export function connectBackend(startNow: boolean): Connection {
  const arrival = takeArrival();
  return {
    backend: deferredBackend(open(arrival), startNow),
    expectsSession: () => arrival !== null || storedSession() !== null,
    storedSession: () => {
      const session = arrival ? null : storedSession();
      return session && isFresh(session) ? sessionOf(session) : null;
    },
  };
}
