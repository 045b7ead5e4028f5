import { type RefObject, useEffect, useState } from 'react';

/**
 * The distance from the viewport at which an element counts as seen, so that it's ready when the user scrolls to it.
 */
const nearness = '200px';

/** Returns whether an element has been in view, or close to it. */
export function useWasVisible(element: RefObject<Element | null>): boolean {
  const [wasVisible, setWasVisible] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (wasVisible || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasVisible(true);
      },
      { rootMargin: nearness },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [wasVisible, element]);
  return wasVisible;
}
