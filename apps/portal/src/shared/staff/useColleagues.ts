import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { StaffMember } from '../../backend/interfaces/Staff.ts';
import { fixedFailure } from '../requests/failure.ts';
import { useLoaded } from '../requests/useLoaded.ts';

/** Returns the directory's active people: undefined while they load, null if they couldn't be loaded. */
export function useColleagues(): readonly StaffMember[] | null | undefined {
  const backend = useBackend();
  const { state } = useLoaded(
    useCallback(() => backend.staff.list(), [backend]),
    fixedFailure("Couldn't load the directory, so no people are shown."),
  );
  if (state.status === 'ready') return state.value;
  return state.status === 'failed' ? null : undefined;
}
