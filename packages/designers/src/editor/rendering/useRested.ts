import { useEffect, useState } from 'react';
import { whenRested } from './whenRested.ts';

/**
 * Returns the value as of the last pause in typing, for anything that needn't follow every keystroke.
 *
 * @param value the current value
 * @param rest the milliseconds of the pause
 */
export function useRested<Value>(value: Value, rest?: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(
    () => (rested === value ? undefined : whenRested(() => setRested(value), 0, rest)),
    [rested, value, rest],
  );
  return rested;
}
