import { useCallback, useEffect, useState } from 'react';
import type { OutdatedCards, StaffCards } from '../userDetails/staffCards.ts';

export type DueCards =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'ready'; people: ReadonlyMap<string, OutdatedCards> };

/** People without a card or with an outdated one, by directory id. None for a user who doesn't manage cards. */
export function useDueCards(load: StaffCards['due']): { due: DueCards; again: () => void } {
  const [tries, setTries] = useState(0);
  const [due, setDue] = useState<DueCards>({ status: load ? 'loading' : 'none' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads again
  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    setDue((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    load().then(
      (people) => {
        if (isCurrent) setDue({ status: 'ready', people: new Map(people.map((each) => [each.id, each])) });
      },
      (error: unknown) => {
        console.error("Couldn't read who needs a business card.", error);
        if (isCurrent) setDue({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);
  return { due, again: useCallback(() => setTries((count) => count + 1), []) };
}
