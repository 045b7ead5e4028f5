import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { loadRole } from '../../../shared/session/loadRole.ts';

/** Loads a colleague's entry with their team, and the signed-in user's role. */
export function useColleague(id: string) {
  const { people, staff } = useBackend();
  return useLoaded(
    useCallback(async () => {
      const [view, role] = await Promise.all([people.open(id), loadRole(staff)]);
      return { view, role };
    }, [people, staff, id]),
    fixedFailure("Couldn't load a colleague's profile."),
  );
}
