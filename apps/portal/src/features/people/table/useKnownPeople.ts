import { useMemo } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import type { KnownPeople } from './importTable.ts';

const noPeople: KnownPeople = [];

/** Loads the people in the directory if a table needs them; undefined while loading. */
export function useKnownPeople(isNeeded: boolean): { people: KnownPeople | undefined; problem?: string } {
  const { people } = useBackend();
  const load = useMemo(() => (isNeeded ? () => people.list() : undefined), [people, isNeeded]);
  const { state } = useLoaded(load);
  if (!isNeeded) return { people: noPeople };
  return state.status === 'failed'
    ? { people: undefined, problem: state.reason }
    : { people: state.status === 'ready' ? state.value : undefined };
}
