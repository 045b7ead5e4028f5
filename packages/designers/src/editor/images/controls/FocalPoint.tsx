import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as styles from './FocalPoint.css.ts';

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps {
  label: string;
  /** Address of the uncropped picture. */
  url: string;
  point: Point;
  onMove: (point: Point) => void;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const toShare = (value: number) => Math.round(100 * Math.min(1, Math.max(0, value))) / 100;
const percent = (fraction: number) => Math.round(fraction * 100);

/**
 * The whole picture with the point that stays in view: click, drag, or move it with the arrow keys, ten times as far
 * with Shift. For assistive technology it's a two-dimensional slider that gives both values in words.
 */
export function FocalPoint({ label, url, point, onMove }: FocalPointProps) {
  const plane = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);

  const onDrag = (event: PointerEvent) => {
    const box = plane.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    onMove({
      x: toShare((event.clientX - box.left) / box.width),
      y: toShare((event.clientY - box.top) / box.height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onMove({ x: toShare(point.x + size * step.x), y: toShare(point.y + size * step.y) });
  };

  return (
    <div
      ref={plane}
      className={styles.plane}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Otherwise the browser moves the focus to whatever is under the pointer.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        thumb.current?.focus();
        onDrag(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
    >
      <img className={styles.picture} src={url} alt="" draggable={false} />
      <div
        ref={thumb}
        role="slider"
        tabIndex={0}
        className={styles.point}
        style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        aria-label={label}
        aria-roledescription="2D slider"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(point.x)}
        aria-valuetext={`${percent(point.x)}% from the left, ${percent(point.y)}% from the top`}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
