import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { reviewsApplications } from '../../shared/session/rights.ts';
import { useAllowed } from '../../shared/session/useAllowed.ts';
import { toasts } from './messages.ts';

/** Loads all positions, if the user can see them. */
export function usePositions() {
  const { positions } = useBackend();
  return useAllowed(
    reviewsApplications,
    useCallback(() => positions.list(), [positions]),
    toasts.loadFailed,
  );
}
