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
import { useLatest } from '../../rendering/useLatest.ts';
import { nextStop, type ScreenPoint, shiftTo, wheelFactor, withinLimits } from './zoom.ts';

export interface Zoom {
  scale: number;
  isFit: boolean;
  fit: () => void;
  /** Zooms around a point in the window; without one, around the middle of the visible part. */
  to: (scale: number, at?: ScreenPoint) => void;
  step: (direction: 1 | -1) => void;
}

const gestures = ['gesturestart', 'gesturechange'] as const;
/** WebKit's gesture events: the distance between the fingers, relative to 1 at the start. */
interface Gesture {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * The zoom of a piece in a scrolling box. It fits the box until the user chooses a zoom. The wheel with Ctrl or Meta,
 * or two fingers, also zoom, and the point under them stays in place.
 */
export function useZoom(
  fit: number,
  viewport: RefObject<HTMLDivElement | null>,
  piece: RefObject<HTMLDivElement | null>,
): Zoom {
  const [chosenScale, setChosenScale] = useState<number>();
  const scale = chosenScale === undefined ? fit : withinLimits(chosenScale, fit);
  const anchor = useRef<{ at: ScreenPoint; share: ScreenPoint }>(undefined);

  const to = useCallback(
    (next: number, at?: ScreenPoint) => {
      const box = piece.current?.getBoundingClientRect();
      const view = viewport.current?.getBoundingClientRect();
      if (box && view) {
        const point = at ?? { x: view.left + view.width / 2, y: view.top + view.height / 2 };
        anchor.current = {
          at: point,
          share: { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height },
        };
      }
      setChosenScale(next);
    },
    [piece, viewport],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the piece has its new size once the scale is drawn
  useLayoutEffect(() => {
    const box = piece.current?.getBoundingClientRect();
    if (!anchor.current || !box) return;
    const { x, y } = shiftTo(anchor.current.at, anchor.current.share, box);
    anchor.current = undefined;
    viewport.current?.scrollBy(x, y);
  }, [scale, piece, viewport]);

  // Two fingers on two elements are two events in one frame, so the second must build on the first.
  const latest = useLatest(scale);
  const zoomBy = useEffectEvent((factor: number, at: ScreenPoint) => {
    latest.current = withinLimits(latest.current * factor, fit);
    to(latest.current, at);
  });
  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(wheelFactor(event), { x: event.clientX, y: event.clientY });
    };
    let fingerDistance: number | undefined;
    const onTouch = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (!first || !second) {
        fingerDistance = undefined;
        return;
      }
      event.preventDefault();
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      if (fingerDistance)
        zoomBy(distance / fingerDistance, {
          x: (first.clientX + second.clientX) / 2,
          y: (first.clientY + second.clientY) / 2,
        });
      fingerDistance = distance;
    };
    // Two fingers on a Mac trackpad: Safari has its own events; elsewhere it's the wheel with Ctrl.
    let previousScale = 1;
    const onGesture = (event: Event) => {
      event.preventDefault();
      if (fingerDistance) return;
      const { type, scale: now, clientX: x, clientY: y } = event as Event & Gesture;
      if (type === 'gesturechange') zoomBy(now / previousScale, { x, y });
      previousScale = now;
    };
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    // Otherwise the browser zooms the whole page.
    box.addEventListener('wheel', onWheel, { passive: false });
    for (const name of touches) box.addEventListener(name, onTouch, { passive: false });
    for (const name of gestures) box.addEventListener(name, onGesture);
    return () => {
      box.removeEventListener('wheel', onWheel);
      for (const name of touches) box.removeEventListener(name, onTouch);
      for (const name of gestures) box.removeEventListener(name, onGesture);
    };
  }, [viewport]);

  const isFit = chosenScale === undefined;
  return useMemo(
    () => ({
      scale,
      isFit,
      fit: () => setChosenScale(undefined),
      to,
      step: (direction) => to(nextStop(scale, direction)),
    }),
    [scale, isFit, to],
  );
}
