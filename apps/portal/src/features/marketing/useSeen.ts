import { type RefObject, useEffect, useState } from 'react';

/** How near to the window something counts as seen: it is there when it is scrolled to. */
const nearness = '200px';

/** Whether an element has been in sight, or close to it. */
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
