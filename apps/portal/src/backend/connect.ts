import { loadPart } from '@daybreak/ui/load';
import type { Backend } from './Backend.ts';
import { deferredBackend } from './deferredBackend.ts';
import { projectAddress } from './projectAddress.ts';
import { type Arrival, takeArrival } from './supabase/arrival.ts';
import { sessionStorageKey } from './supabase/storageKey.ts';
import { isStoredSession } from './supabase/storedSession.ts';

function storesSession(): boolean {
  try {
    return isStoredSession(localStorage.getItem(sessionStorageKey));
  } catch {
    return false;
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

/**
 * The backend, started beside the first paint when `startNow` and otherwise by the first call. `expectsSession` says whether
 * this browser may be signed in by now, without waiting for the backend's code: a visitor who cannot be sees the sign-in
 * form at once.
 */
export function connectBackend(startNow: boolean): { backend: Backend; expectsSession: () => boolean } {
  const arrival = takeArrival();
  return {
    backend: deferredBackend(open(arrival), startNow),
    expectsSession: () => arrival !== null || storesSession(),
  };
}
