import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { arrowStep } from '../forms/arrowStep.ts';
import { type Crop, cropSquare, largestZoom, movedBy, type Size } from './crop.ts';
import { photo as messages } from './messages.ts';
import * as styles from './SquareCrop.css.ts';

interface SquareCropProps {
  /** The picture's address. */
  url: string;
  size: Size;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const percent = (fraction: number) => Math.round(fraction * 100);

/**
 * The visible square of a picture, large: dragged, or moved with the arrow keys (ten times as far with Shift), and
 * enlarged. For assistive technology it's a two-dimensional slider that says both values in words.
 */
export function SquareCrop({ url, size, crop, onCrop }: SquareCropProps) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const { left, top, side } = cropSquare(size, crop);

  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = last.current;
    if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onCrop(movedBy(size, crop, (from.x - event.clientX) / width, (from.y - event.clientY) / width));
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    const distance = event.shiftKey ? 0.2 : 0.02;
    onCrop(movedBy(size, crop, step[0] * distance, step[1] * distance));
  };

  return (
    <div className={styles.crop}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={messages.part}
        aria-roledescription="2D slider"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent((left + side / 2) / size.width)}
        aria-valuetext={messages.place(
          percent((left + side / 2) / size.width),
          percent((top + side / 2) / size.height),
        )}
        className={styles.plane}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = undefined;
        }}
      >
        <img
          className={styles.picture}
          src={url}
          alt=""
          draggable={false}
          style={{
            inlineSize: `${(100 * size.width) / side}%`,
            blockSize: `${(100 * size.height) / side}%`,
            insetInlineStart: `${(-100 * left) / side}%`,
            insetBlockStart: `${(-100 * top) / side}%`,
          }}
        />
        <div className={styles.round} />
      </div>
      <label className={styles.zoom}>
        {messages.zoom}
        <input
          type="range"
          className={styles.range}
          min={100}
          max={100 * largestZoom}
          step={5}
          value={percent(crop.zoom)}
          aria-valuetext={`${percent(crop.zoom)}%`}
          onChange={({ target }) => onCrop({ ...crop, zoom: Number(target.value) / 100 })}
        />
        <span aria-hidden="true">{`${percent(crop.zoom)}%`}</span>
      </label>
    </div>
  );
}
