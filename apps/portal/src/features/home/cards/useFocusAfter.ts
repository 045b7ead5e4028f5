import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Moves the focus to the element that a selector finds within another one, once the latest change is on screen. */
export function useFocusAfter(within: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setTarget] = useState<{ selector: string }>();
  useEffect(() => {
    if (wanted) within.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted, within]);
  return useCallback((selector) => setTarget({ selector }), []);
}
