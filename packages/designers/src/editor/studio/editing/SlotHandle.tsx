import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { SlotPicture } from '../../artwork/PictureSlot.tsx';
import { writePictureValue } from '../../images/pictureValue.ts';
import { wheelFactor } from '../canvas/zoom.ts';
import { caretAt } from '../words.ts';
import { type Crop, dragged, scaled } from './crop.ts';
import * as styles from './editing.css.ts';

type At = Pick<MouseEvent, 'clientX' | 'clientY'>;
const under = ({ clientX, clientY }: At) => document.elementsFromPoint(clientX, clientY);

/** Selects the picture under the pointer. */
export function selectSlotAt(at: At): void {
  const slot = under(at).find((element) => element.matches('[data-slot]'));
  const sheet = slot?.closest('section');
  if (!slot || !sheet) return;
  const index = [...sheet.querySelectorAll('[data-slot]')].indexOf(slot);
  sheet.querySelectorAll<HTMLElement>('[data-slot-handle]')[index]?.focus({ preventScroll: true });
}

/** Passes a press on to what's under a selected picture's handle: words, or another picture. */
function pressThrough(at: At): void {
  const text = under(at).find((element): element is HTMLElement =>
    element.matches('[data-fit][contenteditable]'),
  );
  if (!text) {
    selectSlotAt(at);
    return;
  }
  text.focus({ preventScroll: true });
  const place = caretAt(document, at.clientX, at.clientY);
  if (place && text.contains(place.offsetNode)) getSelection()?.collapse(place.offsetNode, place.offset);
}

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
  const drag = useDrag(
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
      const inside = (value: number) => Math.min(1, Math.max(0, value));
      write({ ...crop, focus: { x: inside(x + size * step[0]), y: inside(y + size * step[1]) } });
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
      aria-valuetext={`${percent(crop.focus.x)} % from the left, ${percent(crop.focus.y)} % from the top, scale ${percent(crop.scale)} %`}
      onFocus={() => onSelect(field)}
      onKeyDown={onKeyDown}
      {...drag}
    />
  );
}

/** Moves a picture with the pointer. The draft is updated once, at the end. */
function useDrag(crop: Crop, images: () => readonly HTMLImageElement[], onEnd: (crop: Crop) => void) {
  const from = useRef<{ x: number; y: number; now: Crop }>(undefined);
  const move = (translate: string) => {
    for (const image of images()) image.style.translate = translate;
  };
  const leave = useEffectEvent(() => {
    from.current = undefined;
    move('');
  });
  // A second finger turns it into a pinch, which doesn't change the piece.
  useEffect(() => {
    const onDown = ({ isPrimary }: globalThis.PointerEvent) => {
      if (!isPrimary && from.current) leave();
    };
    addEventListener('pointerdown', onDown, true);
    return () => removeEventListener('pointerdown', onDown, true);
  }, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || document.activeElement !== event.currentTarget) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, now: crop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      const [image] = images();
      const slot = image?.closest<HTMLElement>('[data-slot]');
      if (!start || !slot || !image?.naturalWidth) return;
      const zoom = slot.getBoundingClientRect().width / slot.offsetWidth || 1;
      const by = { x: (event.clientX - start.x) / zoom, y: (event.clientY - start.y) / zoom };
      const [x, y] = slot.dataset.middle?.split(' ').map(Number) ?? [];
      const next = dragged(
        crop,
        by,
        { width: slot.offsetWidth, height: slot.offsetHeight },
        { width: image.naturalWidth, height: image.naturalHeight },
        x === undefined || y === undefined ? undefined : { x, y },
      );
      start.now = next.crop;
      move(`${next.moved.x}px ${next.moved.y}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const moved = from.current?.now;
      from.current = undefined;
      move('');
      if (moved && moved !== crop) onEnd(moved);
      else if (moved) pressThrough(event);
    },
    onPointerCancel: () => leave(),
  };
}
