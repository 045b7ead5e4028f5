import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the page waits for its slowest part. */
const timeout = 2_500;

/** Returns a request's answer. Rejects if it's late or fails. */
export const withTimeout = <Value>(promise: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), timeout);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Tracks whether all parts of a page are ready, or have been waited for long enough. `reportReady` returns the same
 * function for the same part each time.
 */
export function useAllReady(names: readonly string[]): {
  isShown: boolean;
  reportReady: (name: string) => () => void;
} {
  const [pending, setWaiting] = useState<ReadonlySet<string>>(() => new Set(names));
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), timeout);
    return () => clearTimeout(timer);
  }, []);
  const functions = useRef(new Map<string, () => void>());
  const reportReady = useCallback((name: string) => {
    const reporter = functions.current.get(name);
    if (reporter) return reporter;
    const report = () =>
      setWaiting((before) =>
        before.has(name) ? new Set([...before].filter((each) => each !== name)) : before,
      );
    functions.current.set(name, report);
    return report;
  }, []);
  return { isShown: isLate || pending.size === 0, reportReady };
}
