import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const pressed = 'button, summary, input:is([type="radio"], [type="checkbox"])';
/** Elements where the space bar types or opens something. */
const takesSpace = `input:not(${pressed}), textarea, select, [contenteditable]`;

/**
 * Pans a box while the space bar is held, or with the middle mouse button. Fingers scroll it as usual. While the
 * pointer is over the box, the space bar belongs to it, even if a button has the focus; that button is pressed once the
 * space bar is released, if nothing was moved.
 */
export function usePan(viewport: RefObject<HTMLDivElement | null>) {
  const [isSpaceDown, setIsSpaceDown] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);
  /** The element that the space bar presses when it's released. */
  const waiting = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      if (event.type === 'keyup') {
        setIsSpaceDown(false);
        if (!waiting.current) return;
        event.preventDefault();
        waiting.current.click();
        waiting.current = undefined;
        return;
      }
      const box = viewport.current;
      const focus = document.activeElement;
      if (!box || event.defaultPrevented || focus?.closest(takesSpace)) return;
      const button = focus?.closest<HTMLElement>(pressed) ?? undefined;
      if (!box.matches(':hover') && (button || !box.contains(focus))) return;
      // Otherwise the space bar scrolls.
      event.preventDefault();
      if (!event.repeat) waiting.current = button;
      setIsSpaceDown(true);
    };
    const release = () => {
      waiting.current = undefined;
      setIsSpaceDown(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKey);
    addEventListener('blur', release);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKey);
      removeEventListener('blur', release);
    };
  }, [viewport]);

  const handlers = {
    onPointerDownCapture: (event: PointerEvent<HTMLDivElement>) => {
      if (!isSpaceDown && event.button !== 1) return;
      // Don't press anything under the pointer.
      event.preventDefault();
      event.stopPropagation();
      waiting.current = undefined;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMoveCapture: (event: PointerEvent<HTMLDivElement>) => {
      if (!from.current) return;
      event.currentTarget.scrollBy(from.current.x - event.clientX, from.current.y - event.clientY);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onLostPointerCapture: () => {
      from.current = undefined;
    },
  };
  return { isPanning: isSpaceDown, handlers };
}
