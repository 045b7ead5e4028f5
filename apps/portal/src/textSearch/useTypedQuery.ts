import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds without typing after which the address follows. */
const pause = 200;

/**
 * A query that the address keeps. What is typed stands at once, however long the address and what it shows take; `keep` writes it to
 * the address, replacing the entry, when the typing rests. Going back, or following a link to another query, replaces what was typed.
 */
export function useTypedQuery(
  kept: string,
  keep: (query: string) => void,
): [query: string, type: (query: string) => void] {
  const [typed, setTyped] = useState(kept);
  const arrivedBy = useNavigationType();
  const { key } = useLocation();

  const takeOver = useEffectEvent(() => setTyped(kept));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival, also at the same query.
  useEffect(() => {
    if (arrivedBy !== 'REPLACE') takeOver();
  }, [key, arrivedBy]);

  const write = useEffectEvent(() => {
    if (typed !== kept) keep(typed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another letter begins another pause.
  useEffect(() => {
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [typed]);

  return [typed, setTyped];
}
