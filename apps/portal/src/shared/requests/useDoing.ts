import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from './failure.ts';

export interface Doing {
  busy: boolean;
  /** Why the last one failed, as a sentence. */
  failed: string | undefined;
  /** Starts one, unless one is running. Skips `then` if the component is gone. */
  run: <Result>(work: () => Promise<Result>, then?: (result: Result) => void) => void;
}

/** Runs one request at a time, and tracks how it ended. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const gone = useRef(false);
  const under = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const run = useCallback<Doing['run']>((work, then) => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setFailed(undefined);
    const end = (after: () => void) => {
      under.current = false;
      if (gone.current) return;
      setBusy(false);
      after();
    };
    work().then(
      (result) => end(() => then?.(result)),
      (error: unknown) => end(() => setFailed(sentenceOf(error))),
    );
  }, []);
  return { busy, failed, run };
}
