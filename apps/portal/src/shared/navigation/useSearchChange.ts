import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

export type ChangeSearch = (change: (search: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * The address's query, and a way to change parts of it. Each change builds on the previous one, even if its address isn't drawn yet:
 * the router's own setter builds on what's currently drawn, and would undo it.
 */
export function useSearchChange(): [search: URLSearchParams, change: ChangeSearch] {
  const [search, setSearch] = useSearchParams();
  const asked = useRef(search);
  useLayoutEffect(() => {
    asked.current = search;
  }, [search]);
  const change = useCallback<ChangeSearch>(
    (change, options) => {
      const next = new URLSearchParams(asked.current);
      change(next);
      asked.current = next;
      setSearch(next, options);
    },
    [setSearch],
  );
  return [search, change];
}
