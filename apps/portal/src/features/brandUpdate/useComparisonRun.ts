import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { whenIdle } from '../../shared/firstScreen/whenIdle.ts';
import { compareItem } from './compareItem.ts';
import type { Result } from './groups.ts';
import type { CheckedItem } from './items.ts';
import { loadRun, storeRun } from './storedRun.ts';

/** Number of items after which results are stored and shown, because each update redraws the list. */
const batchSize = 5;

export interface RunControl {
  readonly results: ReadonlyMap<string, Result>;
  readonly isRunning: boolean;
  /** Whether the results are stored. If this browser has no room, they're lost when the page is left. */
  readonly isStored: boolean;
  start: () => void;
  pause: () => void;
  /** Discards all results and starts over. */
  restart: () => void;
}

/** Compares all items, one by one, whenever the browser is idle. Continues after a reload unless it was paused. */
export function useComparisonRun(
  key: string,
  items: readonly CheckedItem[],
  versions: BrandVersions,
  details: UserDetails,
): RunControl {
  const { library } = useBackend();
  const [stored] = useState(() => loadRun(key));
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(
    () => new Map(Object.entries(stored.results)),
  );
  const [isRunning, setIsRunning] = useState(stored.isRunning);
  const [isStored, setIsStored] = useState(true);
  const found = useRef(new Map(results));
  // A ref, so that new details don't restart the run.
  const person = useRef(details);
  person.current = details;

  /** Whether the run continues automatically after the page was left. */
  const isContinuing = useRef(stored.isRunning);

  const store = useCallback(
    () => storeRun(key, { results: Object.fromEntries(found.current), isRunning: isContinuing.current }),
    [key],
  );
  const show = useCallback(() => {
    setResults(new Map(found.current));
    setIsStored(store());
  }, [store]);
  const setRunning = useCallback(
    (running: boolean) => {
      isContinuing.current = running;
      setIsRunning(running);
      show();
    },
    [show],
  );

  useEffect(() => {
    if (!isRunning) return;
    let isOver = false;
    let cancel = () => {};
    const open = items.filter((item) => !found.current.has(item.key));
    const next = (index: number) => {
      cancel = whenIdle(async () => {
        const item = open[index];
        if (!item) return setRunning(false);
        const result = await compareItem(library, item, person.current, versions);
        if (isOver) return;
        found.current.set(item.key, result);
        if (index % batchSize === batchSize - 1) show();
        next(index + 1);
      });
    };
    next(0);
    addEventListener('pagehide', store);
    return () => {
      isOver = true;
      cancel();
      removeEventListener('pagehide', store);
      store();
    };
  }, [isRunning, items, versions, library, show, store, setRunning]);

  return {
    results,
    isRunning,
    isStored,
    start: () => setRunning(true),
    pause: () => setRunning(false),
    restart: () => {
      found.current.clear();
      setRunning(true);
    },
  };
}
