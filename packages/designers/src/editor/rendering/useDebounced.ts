import { useEffect, useState } from 'react';
import { runAfterPause } from './runAfterPause.ts';

/**
 * Returns the value as of the last pause in typing, for anything that needn't follow every keystroke.
 *
 * @param value the current value
 * @param delay the milliseconds of the pause
 */
export function useDebounced<Value>(value: Value, delay?: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    () => (debounced === value ? undefined : runAfterPause(() => setDebounced(value), 0, delay)),
    [debounced, value, delay],
  );
  return debounced;
}
