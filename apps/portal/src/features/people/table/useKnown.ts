import { useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { sentenceOf } from '../../../shared/requests/failure.ts';
import type { Known } from './importTable.ts';

const nobody: Known = [];

/** The people in the directory, loaded if a table needs them; undefined while loading. */
export function useKnown(isNeeded: boolean): { people: Known | undefined; problem?: string } {
  const { people } = useBackend();
  const [read, setRead] = useState<{ people: Known | undefined; problem?: string }>({ people: undefined });
  useEffect(() => {
    if (!isNeeded) return;
    let cared = true;
    setRead({ people: undefined });
    people.everybody().then(
      (everybody) => {
        if (cared) setRead({ people: everybody });
      },
      (error: unknown) => {
        if (cared) setRead({ people: undefined, problem: sentenceOf(error) });
      },
    );
    return () => {
      cared = false;
    };
  }, [people, isNeeded]);
  return isNeeded ? read : { people: nobody };
}
