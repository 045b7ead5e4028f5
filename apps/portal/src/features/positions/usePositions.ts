import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { reviewsApplications } from '../../shared/session/rights.ts';
import { useAllowed } from '../../shared/session/useAllowed.ts';
import { toasts } from './messages.ts';

/** Loads all positions, if the user can see them. */
export function usePositions() {
  const { positions } = useBackend();
  const { state, reload, update } = useAllowed(
    reviewsApplications,
    useCallback(() => positions.list(), [positions]),
    toasts.loadFailed,
  );
  return {
    state,
    again: reload,
    /** Removes a deleted one right away. */
    drop: (id: string) => update((before) => before.filter((each) => each.id !== id)),
  };
}
