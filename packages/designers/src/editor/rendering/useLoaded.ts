import { useCallback, useEffect, useEffectEvent, useState } from 'react';

interface LoadedControl<Value> {
  status: 'loading' | 'ready' | 'failed';
  /** The last value that loaded. It stays while another loads. */
  value: Value | undefined;
  retry: () => void;
}

/**
 * Loads a value, again when `load` changes or on `retry`. Without `load`, nothing loads.
 *
 * @param failure what to log if it fails
 * @param onFailed called if it fails
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | undefined,
  failure: string,
  onFailed?: () => void,
): LoadedControl<Value> {
  const [status, setStatus] = useState<LoadedControl<Value>['status']>('loading');
  const [value, setValue] = useState<Value>();
  const [tries, setTries] = useState(0);
  const fail = useEffectEvent(() => onFailed?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again on retry
  useEffect(() => {
    let isCurrent = true;
    setStatus('loading');
    load?.().then(
      (loaded) => {
        if (!isCurrent) return;
        setValue(() => loaded);
        setStatus('ready');
      },
      (error: unknown) => {
        console.error(failure, error);
        if (!isCurrent) return;
        setStatus('failed');
        fail();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);
  return { status, value, retry: useCallback(() => setTries((current) => current + 1), []) };
}
