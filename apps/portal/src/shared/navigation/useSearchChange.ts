import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

export type ChangeSearch = (change: (search: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * Returns the address's query, and a function that changes parts of it. Each change builds on the previous one, even if
 * that isn't drawn yet. The router's own setter would undo it, because it builds on the drawn address.
 */
export function useSearchChange(): [search: URLSearchParams, change: ChangeSearch] {
  const [search, setSearch] = useSearchParams();
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  }, [search]);
  const change = useCallback<ChangeSearch>(
    (change, options) => {
      const next = new URLSearchParams(latestSearch.current);
      change(next);
      latestSearch.current = next;
      setSearch(next, options);
    },
    [setSearch],
  );
  return [search, change];
}
