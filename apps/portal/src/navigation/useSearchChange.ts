import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

export type ChangeSearch = (change: (search: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * The query of the address, and how parts of it are changed. A change goes on from the one before, whose address may still be drawn:
 * the router's own setter goes on from what stands on the page, and would undo it.
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
