import { useMemo } from 'react';
import { useLoaded } from '../rendering/useLoaded.ts';
import type { OutdatedCards, StaffCards } from '../userDetails/staffCards.ts';

export type DueCards =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; people: ReadonlyMap<string, OutdatedCards> };

/** People without a card or with an outdated one, by directory id. None for a user who doesn't manage cards. */
export function useDueCards(load: StaffCards['due']): { due: DueCards; retry: () => void } {
  const { status, value, retry } = useLoaded(load, "Couldn't check who needs a business card.");
  const due = useMemo((): DueCards => {
    if (!load) return { status: 'none' };
    // What was read before is shown until it's read again.
    if (!value || status === 'failed') return { status: status === 'failed' ? 'failed' : 'loading' };
    return { status: 'ready', people: new Map(value.map((person) => [person.id, person])) };
  }, [load, status, value]);
  return { due, retry };
}
