import { useCallback, useState } from 'react';

/** How wide an element is, and how high the window, in CSS pixels; undefined until it is measured. */
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
