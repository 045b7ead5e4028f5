import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type Crop, dragged } from './crop.ts';
import { pressThrough } from './slotPress.ts';

/** Moves a picture with the pointer. The draft is updated once, at the end. */
export function useSlotDrag(
  crop: Crop,
  images: () => readonly HTMLImageElement[],
  onEnd: (crop: Crop) => void,
) {
  const from = useRef<{ x: number; y: number; crop: Crop }>(undefined);
  const move = (translate: string) => {
    for (const image of images()) image.style.translate = translate;
  };
  const stop = useEffectEvent(() => {
    from.current = undefined;
    move('');
  });
  // A second finger turns it into a pinch, which doesn't change the piece.
  useEffect(() => {
    const onDown = ({ isPrimary }: globalThis.PointerEvent) => {
      if (!isPrimary && from.current) stop();
    };
    addEventListener('pointerdown', onDown, true);
    return () => removeEventListener('pointerdown', onDown, true);
  }, []);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || document.activeElement !== event.currentTarget) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current;
      const [image] = images();
      const slot = image?.closest<HTMLElement>('[data-slot]');
      if (!start || !slot || !image?.naturalWidth) return;
      const zoom = slot.getBoundingClientRect().width / slot.offsetWidth || 1;
      const distance = { x: (event.clientX - start.x) / zoom, y: (event.clientY - start.y) / zoom };
      const [x, y] = slot.dataset.middle?.split(' ').map(Number) ?? [];
      const next = dragged(
        crop,
        distance,
        { width: slot.offsetWidth, height: slot.offsetHeight },
        { width: image.naturalWidth, height: image.naturalHeight },
        x === undefined || y === undefined ? undefined : { x, y },
      );
      start.crop = next.crop;
      move(`${next.moved.x}px ${next.moved.y}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const moved = from.current?.crop;
      from.current = undefined;
      move('');
      if (moved && moved !== crop) onEnd(moved);
      else if (moved) pressThrough(event);
    },
    onPointerCancel: () => stop(),
  };
}
