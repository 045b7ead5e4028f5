import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { nextStop, type Point, shiftTo, wheelFactor, withinLimits } from './zoom.ts';

export interface Zoom {
  scale: number;
  isFit: boolean;
  fit: () => void;
  /** About a point of the window; without one, about the middle of what is seen. */
  to: (scale: number, at?: Point) => void;
  step: (direction: 1 | -1) => void;
}

const gestures = ['gesturestart', 'gesturechange'] as const;
/** What WebKit's events say: how far apart the fingers are, where they began with 1. */
interface Gesture {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * How large a piece is shown in a box that scrolls. Until somebody chooses, it is as large as it fits. The wheel with Ctrl or Meta and two
 * fingers choose as well, and what is under them stays there.
 */
export function useZoom(
  fit: number,
  viewport: RefObject<HTMLDivElement | null>,
  piece: RefObject<HTMLDivElement | null>,
): Zoom {
  const [chosen, setChosen] = useState<number>();
  const scale = chosen === undefined ? fit : withinLimits(chosen, fit);
  const kept = useRef<{ at: Point; share: Point }>(undefined);

  const to = useCallback(
    (next: number, at?: Point) => {
      const box = piece.current?.getBoundingClientRect();
      const view = viewport.current?.getBoundingClientRect();
      if (box && view) {
        const point = at ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
        kept.current = {
          at: point,
          share: { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height },
        };
      }
      setChosen(next);
    },
    [piece, viewport],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the piece has its new size once the scale is drawn
  useLayoutEffect(() => {
    const box = piece.current?.getBoundingClientRect();
    if (!kept.current || !box) return;
    const { x, y } = shiftTo(kept.current.at, kept.current.share, box);
    kept.current = undefined;
    viewport.current?.scrollBy(x, y);
  }, [scale, piece, viewport]);

  // Two fingers on two elements are two events of one frame: the second goes on from the first.
  const latest = useRef(scale);
  latest.current = scale;
  const by = useEffectEvent((factor: number, at: Point) => {
    latest.current = withinLimits(latest.current * factor, fit);
    to(latest.current, at);
  });
  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(wheelFactor(event), { x: event.clientX, y: event.clientY });
    };
    let apart: number | undefined;
    const onTouch = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (!first || !second) {
        apart = undefined;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      if (apart)
        by(now / apart, { x: (first.clientX + second.clientX) / 2, y: (first.clientY + second.clientY) / 2 });
      apart = now;
    };
    // Two fingers on the trackpad of a Mac: in Safari events of their own, elsewhere the wheel with Ctrl.
    let before = 1;
    const onGesture = (event: Event) => {
      event.preventDefault();
      if (apart) return;
      const { type, scale: now, clientX: x, clientY: y } = event as Event & Gesture;
      if (type === 'gesturechange') by(now / before, { x, y });
      before = now;
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    // Else the browser makes the whole page larger.
    box.addEventListener('wheel', onWheel, { passive: false });
    for (const name of touches) box.addEventListener(name, onTouch, { passive: false });
    for (const name of gestures) box.addEventListener(name, onGesture);
    return () => {
      box.removeEventListener('wheel', onWheel);
      for (const name of touches) box.removeEventListener(name, onTouch);
      for (const name of gestures) box.removeEventListener(name, onGesture);
    };
  }, [viewport]);

  const isFit = chosen === undefined;
  return useMemo(
    () => ({
      scale,
      isFit,
      fit: () => setChosen(undefined),
      to,
      step: (direction) => to(nextStop(scale, direction)),
    }),
    [scale, isFit, to],
  );
}
