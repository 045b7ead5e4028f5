import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Announced, announceFailure } from './announceFailure.ts';
import { failureMessage } from './failure.ts';

export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | { status: 'ready'; value: Value };

export interface LoadedControl<Value> {
  state: Loaded<Value>;
  /** Loads again. A value stays until the next one arrives. */
  reload: () => void;
  /** Replaces the value with the result of a change. */
  update: (next: (value: Value) => Value) => void;
}

/**
 * Loads a request's result, and again whenever `load` is a different function. Without `load`, keeps the result.
 *
 * @param explain returns the message for a failure: a sentence, or a title and description that a toast announces too
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | undefined,
  explain: (error: unknown) => string | Announced = failureMessage,
): LoadedControl<Value> {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const loadedBy = useRef(load);
  const fail = useEffectEvent((error: unknown, isCurrent: boolean) => {
    const words = explain(error);
    if (isCurrent) setState({ status: 'failed', reason: announceFailure(words) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again.
  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    const isSame = loadedBy.current === load;
    loadedBy.current = load;
    setState((before) => (isSame && before.status === 'ready' ? before : { status: 'loading' }));
    load().then(
      (value) => isCurrent && setState({ status: 'ready', value }),
      (error: unknown) => fail(error, isCurrent),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const update = useCallback(
    (next: (value: Value) => Value) =>
      setState((before) => (before.status === 'ready' ? { ...before, value: next(before.value) } : before)),
    [],
  );
  return { state, reload, update };
}
