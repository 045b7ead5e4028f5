import { useCallback, useEffect, useRef, useState } from 'react';
import { type Announced, announceFailure } from './announceFailure.ts';

export interface Request {
  busy: boolean;
  /** Why the last one failed, as a sentence. */
  failure: string | undefined;
  /** Starts a request, unless one is running. Skips `onSuccess` if the component is gone. */
  run: <Result>(work: () => Promise<Result>, onSuccess?: (result: Result) => void) => void;
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
  const gone = useRef(false);
  const running = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const run = useCallback<Request['run']>(
    (work, onSuccess) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(undefined);
      const end = (after: () => void) => {
        running.current = false;
        if (gone.current) return;
        setBusy(false);
        after();
      };
      work().then(
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
