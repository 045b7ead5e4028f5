import { type PointerEvent, useRef } from 'react';

/** Minimum length, in CSS pixels, of a swipe that turns a slide. */
const shortest = 48;

/** Returns handlers that turn slides by swiping. A zoomed page is panned instead. */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      const zoomed = (window.visualViewport?.scale ?? 1) > 1;
      start.current =
        pointerType === 'touch' && isPrimary && !zoomed ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
