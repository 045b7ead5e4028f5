import { useEffect, useState } from 'react';
import { whenRested } from './whenRested.ts';

/** What a value is once typing rests, for what need not follow each letter. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => (rested === value ? undefined : whenRested(() => setRested(value), 0)), [rested, value]);
  return rested;
}
