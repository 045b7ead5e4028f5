import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the page waits for its slowest part. */
const patience = 2_500;

/** Returns a request's answer. Rejects if it's late or fails. */
export const inTime = <Value>(asked: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), patience);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Tracks whether all parts of a page are ready, or have been waited for long enough. `reportReady` returns the same
 * function for the same part each time.
 */
export function useAllReady(names: readonly string[]): {
  isShown: boolean;
  reportReady: (name: string) => () => void;
} {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(() => new Set(names));
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const functions = useRef(new Map<string, () => void>());
  const reportReady = useCallback((name: string) => {
    const known = functions.current.get(name);
    if (known) return known;
    const made = () =>
      setWaiting((before) =>
        before.has(name) ? new Set([...before].filter((each) => each !== name)) : before,
      );
    functions.current.set(name, made);
    return made;
  }, []);
  return { isShown: isLate || waiting.size === 0, reportReady };
}
