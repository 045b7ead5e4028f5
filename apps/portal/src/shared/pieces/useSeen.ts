import { type RefObject, useEffect, useState } from 'react';

/**
 * The distance from the viewport at which an element counts as seen, so that it's ready when the user scrolls to it.
 */
const nearness = '200px';

/** Returns whether an element has been in view, or close to it. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (seen || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: nearness },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
