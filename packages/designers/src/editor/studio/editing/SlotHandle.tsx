import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { SlotPicture } from '../../artwork/PictureSlot.tsx';
import { writePictureValue } from '../../images/pictureValue.ts';
import { wheelFactor } from '../canvas/zoom.ts';
import { type Crop, scaled } from './crop.ts';
import * as styles from './editing.css.ts';
import { useSlotDrag } from './useSlotDrag.ts';

const imagesOf = (board: HTMLElement | undefined, field: string) => [
  ...(board?.querySelectorAll<HTMLImageElement>(`[data-slot="${field}"] img`) ?? []),
];

export interface SlotHandleProps {
  board: () => HTMLElement | undefined;
  field: string;
  style: CSSProperties;
  labelOf: (field: string) => string;
  pictureOf: (field: string) => SlotPicture;
  onSelect: (field: string) => void;
  onCrop: (field: string, value: string) => void;
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const percent = (fraction: number) => Math.round(100 * fraction);

/** A handle over a picture: press to select it, then drag it, or scale it with the wheel or keys. */
export function SlotHandle({ field, board, labelOf, pictureOf, onSelect, onCrop, style }: SlotHandleProps) {
  const picture = pictureOf(field);
  const crop: Crop = { focus: picture.focus, scale: picture.scale };
  const box = useRef<HTMLDivElement>(null);
  const drag = useSlotDrag(
    crop,
    () => imagesOf(board(), field),
    (next) => write(next),
  );
  const write = (next: Crop) => {
    if (picture.source)
      onCrop(field, writePictureValue({ source: picture.source, shows: picture.shows, ...next }));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey || document.activeElement !== box.current) return;
    event.preventDefault();
    write(scaled(crop, wheelFactor(event) ** 0.5));
  });
  useEffect(() => {
    const handle = box.current;
    // Otherwise the canvas scrolls.
    handle?.addEventListener('wheel', onWheel, { passive: false });
    return () => handle?.removeEventListener('wheel', onWheel);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const factor = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      event.currentTarget.blur();
      event.currentTarget.closest<HTMLElement>('[role="region"]')?.focus();
    } else if (step) {
      event.preventDefault();
      const size = event.shiftKey ? 0.1 : 0.01;
      const { x, y } = crop.focus;
      const toShare = (value: number) => Math.min(1, Math.max(0, value));
      write({ ...crop, focus: { x: toShare(x + size * step[0]), y: toShare(y + size * step[1]) } });
    } else if (factor) {
      event.preventDefault();
      write(scaled(crop, factor));
    }
  };
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      data-slot-handle={field}
      className={styles.slot}
      style={style}
      aria-label={`Crop of ${labelOf(field)}`}
      aria-roledescription="2D slider"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(crop.focus.x)}
      aria-valuetext={`${percent(crop.focus.x)}% from the left, ${percent(crop.focus.y)}% from the top, scale ${percent(crop.scale)}%`}
      onFocus={() => onSelect(field)}
      onKeyDown={onKeyDown}
      {...drag}
    />
  );
}
