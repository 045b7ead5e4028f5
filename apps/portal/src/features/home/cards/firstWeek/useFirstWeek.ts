import { useEffect, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { FirstWeek } from '../../../../backend/interfaces/Home.ts';
import { withTimeout } from '../useAllReady.ts';
import { isNewcomer } from './firstWeek.ts';

/** Returns a newcomer's progress. Null for everyone else, or if it doesn't load in time. Undefined while it loads. */
export function useFirstWeek(): FirstWeek | null | undefined {
  const { home } = useBackend();
  const [week, setWeek] = useState<FirstWeek | null>();
  useEffect(() => {
    let open = true;
    const settle = (found: FirstWeek | null) => {
      if (open) setWeek(found);
    };
    withTimeout(home.firstWeek()).then(
      (found) => settle(isNewcomer(found, new Date()) ? found : null),
      (error: unknown) => {
        console.error("Couldn't check whether the list for the first week is due.", error);
        settle(null);
      },
    );
    return () => {
      open = false;
    };
  }, [home]);
  return week;
}
