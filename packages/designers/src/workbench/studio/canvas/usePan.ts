import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

const pressed = 'button, summary, input:is([type="radio"], [type="checkbox"])';
/** What the space bar writes into, or opens. */
const takesSpace = `input:not(${pressed}), textarea, select, [contenteditable]`;

/**
 * Moves what a box shows while the space bar is held, or with the middle button of a mouse. Fingers scroll it as they do any. With the
 * pointer over the box the bar is for it, also where a button has the focus, which is pressed once the bar is let go and nothing was moved.
 */
export function usePan(viewport: RefObject<HTMLDivElement | null>) {
  const [held, setHeld] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);
  /** What the bar presses when it is let go. */
  const waiting = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      if (event.type === 'keyup') {
        setHeld(false);
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
      // Else the space bar scrolls.
      event.preventDefault();
      if (!event.repeat) waiting.current = button;
      setHeld(true);
    };
    const release = () => {
      waiting.current = undefined;
      setHeld(false);
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
      if (!held && event.button !== 1) return;
      // Nothing under the pointer is pressed.
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
  return { isPanning: held, handlers };
}
