import { type RefObject, useEffect, useState } from 'react';

/** Returns an element's width in CSS pixels; undefined until it's laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new ResizeObserver(() => setWidth(node.clientWidth || undefined));
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
