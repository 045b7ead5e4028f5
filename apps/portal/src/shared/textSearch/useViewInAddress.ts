import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Milliseconds without typing after which the address updates. */
const pause = 200;

/**
 * Keeps a page's view in its address, so that a link or a reload shows it again. Typed text and choices appear right
 * away, however slow the address and its content are. The address follows, replacing its entry: immediately for a
 * choice, after a pause for typed text. Going back, or following a link to another view, replaces the view.
 */
export function useViewInAddress<View extends { query: string }>(
  viewFrom: (search: URLSearchParams) => View,
  searchOf: (view: View) => URLSearchParams,
): [view: View, change: (changes: Partial<View>) => void] {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => viewFrom(search));
  const arrivedBy = useNavigationType();
  const { key } = useLocation();

  const isOutdated = () => `${searchOf(view)}` !== `${searchOf(viewFrom(search))}`;

  const takeOver = useEffectEvent(() => {
    if (isOutdated()) setView(viewFrom(search));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: run on every arrival, even at the same view.
  useEffect(() => {
    if (arrivedBy !== 'REPLACE') takeOver();
  }, [key, arrivedBy]);

  const write = useEffectEvent(() => {
    if (isOutdated()) setSearch(searchOf(view), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another keystroke starts another pause.
  useEffect(() => {
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [view]);

  const change = (changes: Partial<View>) => {
    const next = { ...view, ...changes };
    setView(next);
    if (Object.keys(changes).some((name) => name !== 'query')) setSearch(searchOf(next), { replace: true });
  };
  return [view, change];
}
