import { useMemo } from 'react';

/** Plain data that is made anew at each drawing: the same object for as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what it says
  return useMemo(() => value, [key]);
}
