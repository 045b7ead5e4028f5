import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What the space bar means something else for. */
const takesSpace = 'input, textarea, select, button, a[href], summary, [contenteditable], [role="slider"]';

/** Moves what a box shows while the space bar is held, or with the middle button of a mouse. Fingers scroll it as they do any. */
export function usePan(viewport: RefObject<HTMLDivElement | null>) {
  const [held, setHeld] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      if (event.type === 'keyup') {
        setHeld(false);
        return;
      }
      const box = viewport.current;
      const focus = document.activeElement;
      const isOurs = box && (box.contains(focus) || box.matches(':hover'));
      if (!isOurs || focus?.closest(takesSpace)) return;
      // Else the space bar scrolls.
      event.preventDefault();
      setHeld(true);
    };
    const release = () => setHeld(false);
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
