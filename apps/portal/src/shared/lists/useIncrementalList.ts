import { usePrinting } from '@daybreak/ui';
import { useCallback, useState } from 'react';

/** Cards drawn at first and with each further portion: a few screens full. */
const portion = 60;

interface Portion {
  /** The number of items that are drawn. */
  visibleCount: number;
  /** Ref for an element after the last item: scrolling near it draws the next portion. */
  sentinel: (node: Element | null) => (() => void) | undefined;
}

/**
 * Draws a long list in portions as the user scrolls: two thousand people appear as fast as sixty. Printing draws it in
 * full.
 */
export function useIncrementalList(total: number): Portion {
  const [drawn, setVisibleCount] = useState(portion);
  const printing = usePrinting();
  const sentinel = useCallback((node: Element | null) => {
    if (!node) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setVisibleCount((count) => count + portion);
      },
      { rootMargin: '1200px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { visibleCount: printing ? total : Math.min(drawn, total), sentinel };
}
