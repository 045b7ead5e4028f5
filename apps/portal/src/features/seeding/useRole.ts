import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Role } from '../../backend/interfaces/Staff.ts';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { useLoaded } from '../../shared/requests/useLoaded.ts';

/** Returns the signed-in user's role according to the server; `unknown` if it couldn't be read. */
export function useRole(signedIn: boolean): Role | null | 'loading' | 'unknown' {
  const { staff } = useBackend();
  const load = useCallback(() => staff.role(), [staff]);
  const { state } = useLoaded(signedIn ? load : undefined, fixedFailure("Couldn't load the role."));
  if (state.status === 'ready') return state.value;
  return state.status === 'failed' ? 'unknown' : 'loading';
}
