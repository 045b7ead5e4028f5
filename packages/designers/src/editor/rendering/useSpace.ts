import { useCallback, useState } from 'react';

interface Space {
  width: number;
  height: number;
}

/** The room inside an element, in CSS pixels; undefined until it's measured. */
export function useSpace() {
  const [space, setSpace] = useState<Space>();
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const observer = new ResizeObserver((entries) => {
      const rect = entries.at(-1)?.contentRect;
      if (rect) setSpace({ width: rect.width, height: rect.height });
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return { space, measure };
}
