import { useCallback, useState } from 'react';

/** Measures an element's width and the window's height, in CSS pixels; undefined until then. */
export function useAvailableSpace() {
  const [space, setSpace] = useState<{ width: number; height: number }>();
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const measureNode = () => setSpace({ width: node.clientWidth, height: innerHeight });
    const observer = new ResizeObserver(measureNode);
    observer.observe(node);
    addEventListener('resize', measureNode);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measureNode);
    };
  }, []);
  return { space, measure };
}
