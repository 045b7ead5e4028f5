import { useEffect, useState } from 'react';
import { whenRested } from './whenRested.ts';

/** What a value is once typing rests, or nothing was done for as many milliseconds, for what need not follow each letter. */
export function useRested<Value>(value: Value, rest?: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(
    () => (rested === value ? undefined : whenRested(() => setRested(value), 0, rest)),
    [rested, value, rest],
  );
  return rested;
}
