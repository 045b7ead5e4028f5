import type { UserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { whenIdle } from '../../shared/firstScreen/whenIdle.ts';
import { compareItem } from './compareItem.ts';
import type { Result } from './groups.ts';
import type { CheckedItem } from './items.ts';
import { keepRun, loadRun } from './keptResults.ts';

/** Results are stored, and shown, after this many items: each one would redraw the list. */
const batch = 5;

export interface RunControl {
  readonly results: ReadonlyMap<string, Result>;
  readonly isRunning: boolean;
  /** False: this browser has no room for the results, which last until the page is left. */
  readonly isKept: boolean;
  start: () => void;
  pause: () => void;
  /** Forgets all results and begins again. */
  restart: () => void;
}

/** Compares all items, one after the other, whenever the browser is idle. Goes on after a reload unless it was paused. */
export function useRun(
  key: string,
  items: readonly CheckedItem[],
  versions: BrandVersions,
  details: UserDetails,
): RunControl {
  const { library } = useBackend();
  const [kept] = useState(() => loadRun(key));
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(
    () => new Map(Object.entries(kept.results)),
  );
  const [isRunning, setRunning] = useState(kept.isRunning);
  const [isKept, setKept] = useState(true);
  const found = useRef(new Map(results));
  // The details of the person looking don't begin a run again.
  const person = useRef(details);
  person.current = details;

  /** Whether it goes on by itself after the page was left. */
  const goesOn = useRef(kept.isRunning);

  const store = useCallback(
    () => keepRun(key, { results: Object.fromEntries(found.current), isRunning: goesOn.current }),
    [key],
  );
  const show = useCallback(() => {
    setResults(new Map(found.current));
    setKept(store());
  }, [store]);
  const turn = useCallback(
    (running: boolean) => {
      goesOn.current = running;
      setRunning(running);
      show();
    },
    [show],
  );

  useEffect(() => {
    if (!isRunning) return;
    let isOver = false;
    let callOff = () => {};
    const open = items.filter((item) => !found.current.has(item.key));
    const next = (index: number) => {
      callOff = whenIdle(async () => {
        const item = open[index];
        if (!item) return turn(false);
        const result = await compareItem(library, item, person.current, versions);
        if (isOver) return;
        found.current.set(item.key, result);
        if (index % batch === batch - 1) show();
        next(index + 1);
      });
    };
    next(0);
    addEventListener('pagehide', store);
    return () => {
      isOver = true;
      callOff();
      removeEventListener('pagehide', store);
      store();
    };
  }, [isRunning, items, versions, library, show, store, turn]);

  return {
    results,
    isRunning,
    isKept,
    start: () => turn(true),
    pause: () => turn(false),
    restart: () => {
      found.current.clear();
      turn(true);
    },
  };
}
