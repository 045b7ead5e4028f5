import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { FirstWeek } from '../../backend/Home.ts';
import { isNewcomer } from './firstWeek.ts';
import { inTime } from './useSettled.ts';

/**
 * What a newcomer has ticked off; null for everybody else, and where it cannot be known in time whether somebody is one. Undefined while it
 * is on its way.
 */
export function useFirstWeek(): FirstWeek | null | undefined {
  const { home } = useBackend();
  const [week, setWeek] = useState<FirstWeek | null>();
  useEffect(() => {
    let open = true;
    const settle = (found: FirstWeek | null) => {
      if (open) setWeek(found);
    };
    inTime(home.firstWeek()).then(
      (found) => settle(isNewcomer(found, new Date()) ? found : null),
      (error: unknown) => {
        console.error('Whether the list for the first week is due could not be read.', error);
        settle(null);
      },
    );
    return () => {
      open = false;
    };
  }, [home]);
  return week;
}
