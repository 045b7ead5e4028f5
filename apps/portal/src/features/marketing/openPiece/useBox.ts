import { useCallback, useState } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Measures an element's size in CSS pixels, after layout and on every change. */
export function useBox(): { box: Box | undefined; measure: (node: HTMLElement | null) => void } {
  const [box, setBox] = useState<Box>();
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const read = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setBox((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(read);
    observer.observe(node);
    read();
    return () => observer.disconnect();
  }, []);
  return { box, measure };
}
