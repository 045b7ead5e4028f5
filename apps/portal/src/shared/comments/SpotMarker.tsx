import type { KeyboardEvent, PointerEvent } from 'react';
import { arrowStep } from '../forms/arrowStep.ts';
import * as styles from './Comments.css.ts';
import { comments as messages } from './messages.ts';
import { clampFraction, markPosition, type Spot } from './spot.ts';

interface SpotMarkerProps {
  spot: Spot;
  /** Called as the ring is dragged. */
  onDrag: (event: PointerEvent) => void;
  onMove: (spot: Spot) => void;
}

const percent = (fraction: number) => Math.round(fraction * 100);

/** The ring on a new comment's spot: dragged, or moved with the arrow keys, ten times as far with Shift. */
export function SpotMarker({ spot, onDrag, onMove }: SpotMarkerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onMove({ x: clampFraction(spot.x + size * step[0]), y: clampFraction(spot.y + size * step[1]) });
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.marker}
      style={markPosition(spot)}
      aria-label={messages.marker}
      aria-roledescription={messages.roleOfMarker}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(spot.x)}
      aria-valuetext={messages.markerAt(percent(spot.x), percent(spot.y))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event);
      }}
    />
  );
}
