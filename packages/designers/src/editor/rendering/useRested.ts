import { useEffect, useState } from 'react';
import { whenRested } from './whenRested.ts';

/**
 * The value as of when typing last rested, or as of the given number of milliseconds without activity, for anything that needn't follow
 * every keystroke.
 */
export function useRested<Value>(value: Value, rest?: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(
    () => (rested === value ? undefined : whenRested(() => setRested(value), 0, rest)),
    [rested, value, rest],
  );
  return rested;
}
