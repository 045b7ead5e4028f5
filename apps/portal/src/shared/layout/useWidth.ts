import { type RefObject, useEffect, useState } from 'react';

/** Returns an element's width in CSS pixels; undefined until it's laid out. */
export function useWidth(of: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const node = of.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth || undefined));
    observer.observe(node);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
