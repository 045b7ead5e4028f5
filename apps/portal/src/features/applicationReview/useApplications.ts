import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { reviewsApplications } from '../../shared/session/rights.ts';
import { useAllowed } from '../../shared/session/useAllowed.ts';
import { toasts } from './messages.ts';

/** Loads all applications, if the user can see them. */
export function useApplications() {
  const { applications } = useBackend();
  const { state, reload, update } = useAllowed(
    reviewsApplications,
    useCallback(() => applications.list(), [applications]),
    toasts.loadFailed,
  );
  return {
    state,
    reload,
    /** Replaces an application that changed. */
    replace: (changed: JobApplication) =>
      update((before) => before.map((each) => (each.id === changed.id ? changed : each))),
    remove: (id: string) => update((before) => before.filter((each) => each.id !== id)),
  };
}
