import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Moves the focus to what a selector finds within an element, once what was just done is on the screen. */
export function useFocusAfter(within: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setWanted] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) within.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, within]);
  return useCallback((selector) => setWanted({ selector }), []);
}
