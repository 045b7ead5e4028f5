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
      const distanceX = clientX - start.current.x;
      const distanceY = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(distanceX) < shortest || Math.abs(distanceX) < 2 * Math.abs(distanceY)) return;
      if (distanceX < 0) onNext();
      else onPrevious();
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
