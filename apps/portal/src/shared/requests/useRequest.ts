import { useCallback, useEffect, useRef, useState } from 'react';
import { type Announced, announceFailure } from './announceFailure.ts';

export interface Request {
  busy: boolean;
  /** Why the last one failed, as a sentence. */
  failure: string | undefined;
  /** Starts a request, unless one is running. Skips `onSuccess` if the component is gone. */
  run: <Result>(request: () => Promise<Result>, onSuccess?: (result: Result) => void) => void;
  /** Clears `failure`. Call it on every edit. */
  clearFailure: () => void;
}

/**
 * Runs one request at a time, and tracks how it ended.
 *
 * @param explain returns the message for a failure: a sentence (`sentenceOf`), a title and description that a toast
 * announces too, or nothing if it's shown elsewhere
 */
export function useRequest(explain: (error: unknown) => string | Announced | undefined): Request {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isUnmounted = useRef(false);
  const isRunning = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const run = useCallback<Request['run']>(
    (request, onSuccess) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      setFailure(undefined);
      const end = (after: () => void) => {
        isRunning.current = false;
        if (isUnmounted.current) return;
        setBusy(false);
        after();
      };
      request().then(
        (result) => end(() => onSuccess?.(result)),
        (error: unknown) => {
          const sentence = announceFailure(explain(error));
          end(() => setFailure(sentence));
        },
      );
    },
    [explain],
  );
  const clearFailure = useCallback(() => setFailure(undefined), []);
  return { busy, failure, run, clearFailure };
}
