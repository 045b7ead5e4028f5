import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { StaffChoice } from '../designer.ts';

type Staff = { status: 'loading' | 'failed' } | { status: 'ready'; people: readonly StaffChoice[] };

const noOne: readonly StaffChoice[] = [];

/** The people of the staff directory, read once and again on request. Empty until they're loaded. */
export function useStaff(load: () => Promise<readonly StaffChoice[]>, onFailed?: () => void) {
  const [state, setState] = useState<Staff>({ status: 'loading' });
  const fail = useEffectEvent(() => onFailed?.());
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    let isCurrent = true;
    setState({ status: 'loading' });
    load().then(
      (people) => {
        if (isCurrent) setState({ status: 'ready', people });
      },
      (error: unknown) => {
        console.error("Couldn't read the staff directory.", error);
        if (!isCurrent) return;
        setState({ status: 'failed' });
        fail();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);
  return {
    status: state.status,
    people: state.status === 'ready' ? state.people : noOne,
    again: useCallback(() => setTries((before) => before + 1), []),
  };
}
