import { useCallback, useEffect, useState } from 'react';

/**
 * Loads a request's result, and again whenever `load` is a different function. A failure is only logged, with
 * `failure`, and an earlier value stays, unless there's a value for that case.
 */
export function useOptional<Value>(
  load: (() => Promise<Value>) | undefined,
  failure: string,
  ifFailed?: Value,
): [value: Value | undefined, reload: () => void] {
  const [value, setValue] = useState<Value>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload loads again.
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (loaded) => isCurrent && setValue(() => loaded),
      (error: unknown) => {
        console.warn(failure, error);
        if (isCurrent && ifFailed !== undefined) setValue(() => ifFailed);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, failure, ifFailed, attempt]);
  return [value, useCallback(() => setAttempt((count) => count + 1), [])];
}
