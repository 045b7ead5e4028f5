import { useEffect, useRef, useState } from 'react';

/** Milliseconds without changes before the next check, to skip half-typed words. */
const restsFor = 300;
/** Milliseconds between updates, because each one renders the whole list. */
const showsEach = 400;

/** Lets the page respond. */
const pause = (after = 0) => new Promise<void>((resolve) => setTimeout(resolve, after));

export interface PreflightQueue<Item, Found> {
  /** The items, in the order to check them. */
  items: readonly Item[];
  /** Returns the same key for items with the same result. */
  keyOf: (item: Item) => string;
  /** Never rejects: a check that fails counts as a finding. */
  check: (item: Item) => Promise<Found>;
}

/**
 * Checks items one after another, and again when they change. All of `checked` must be memoized: a new object starts
 * over, but keeps earlier results.
 *
 * @returns the findings, by key
 */
export function usePreflightQueue<Item, Found>(
  checked: PreflightQueue<Item, Found> | undefined,
): ReadonlyMap<string, Found> {
  const results = useRef(new Map<string, Found>());
  const [shownResults, setShownResults] = useState<ReadonlyMap<string, Found>>(new Map());
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!checked) return;
    const { items, keyOf, check } = checked;
    let isCurrent = true;
    const checkAll = async () => {
      if (hasBegun.current) await pause(restsFor);
      hasBegun.current = true;
      let shownAt = Number.NEGATIVE_INFINITY;
      for (const item of items) {
        if (!isCurrent) return;
        const key = keyOf(item);
        if (results.current.has(key)) continue;
        results.current.set(key, await check(item));
        if (!isCurrent) return;
        if (performance.now() - shownAt >= showsEach) {
          shownAt = performance.now();
          setShownResults(new Map(results.current));
        }
        await pause();
      }
      // Show the result of a check that outlived its items.
      if (isCurrent)
        setShownResults((current) =>
          current.size === results.current.size ? current : new Map(results.current),
        );
    };
    void checkAll();
    return () => {
      isCurrent = false;
    };
  }, [checked]);
  return shownResults;
}
