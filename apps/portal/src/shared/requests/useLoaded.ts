import { useCallback, useEffect, useState } from 'react';
import { sentenceOf } from './failure.ts';

type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; why: string }
  | { status: 'ready'; value: Value };

export interface LoadedControl<Value> {
  state: Loaded<Value>;
  again: () => void;
  /** Replaces the value with the result of a change. */
  put: (next: (value: Value) => Value) => void;
}

/** What a request returns, loaded again whenever `load` is a different function. */
export function useLoaded<Value>(load: () => Promise<Value>): LoadedControl<Value> {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    let cared = true;
    setState({ status: 'loading' });
    load().then(
      (value) => cared && setState({ status: 'ready', value }),
      (error: unknown) => cared && setState({ status: 'failed', why: sentenceOf(error) }),
    );
    return () => {
      cared = false;
    };
  }, [load, tries]);
  const again = useCallback(() => setTries((count) => count + 1), []);
  const put = useCallback(
    (next: (value: Value) => Value) =>
      setState((before) => (before.status === 'ready' ? { ...before, value: next(before.value) } : before)),
    [],
  );
  return { state, again, put };
}
