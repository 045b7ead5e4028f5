import { useCallback, useState } from 'react';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** Measures an element's size in CSS pixels, after layout and on every change. */
export function useElementSize(): {
  size: ElementSize | undefined;
  measure: (node: HTMLElement | null) => void;
} {
  const [box, setSize] = useState<ElementSize>();
  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    const measureNode = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measureNode);
    observer.observe(node);
    measureNode();
    return () => observer.disconnect();
  }, []);
  return { size: box, measure };
}
