import { useCallback, useState } from 'react';

/** Measures an element's width and the window's height, in CSS pixels; undefined until then. */
export function useRoom() {
  const [room, setRoom] = useState<{ width: number; height: number }>();
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const read = () => setRoom({ width: node.clientWidth, height: innerHeight });
    const observer = new ResizeObserver(read);
    observer.observe(node);
    addEventListener('resize', read);
    return () => {
      observer.disconnect();
      removeEventListener('resize', read);
    };
  }, []);
  return { room, measure };
}
