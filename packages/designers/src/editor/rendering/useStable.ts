import { useMemo } from 'react';

/** Returns the same object for plain data that's recreated on each render, as long as its content is the same. */
export function useStable<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares by content
  return useMemo(() => value, [key]);
}
