import { useLayoutEffect, useState } from 'react';
import { SlotHandle, type SlotHandleProps } from './SlotHandle.tsx';

/** A picture's slot on a drawn side, in pixels of its natural-size node. */
export interface PlacedSlot {
  field: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Finds where the pictures on a board are. */
function slotsOf(board: HTMLElement): PlacedSlot[] {
  const boardRect = board.getBoundingClientRect();
  const scale = boardRect.width / board.offsetWidth || 1;
  return [...board.querySelectorAll<HTMLElement>('[data-slot]')].map((slot) => {
    const { left, top, width, height } = slot.getBoundingClientRect();
    return {
      field: slot.dataset.slot ?? '',
      left: (left - boardRect.left) / scale,
      top: (top - boardRect.top) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

interface PictureSlotsProps extends Omit<SlotHandleProps, 'field' | 'style'> {
  /** The bleed around the trim, in pixels of the natural-size node. */
  bleed: number;
  scale: number;
  /** Identifies the piece: another one has its pictures in different places. */
  about: unknown;
  /** Returns whether the picture of a field can be edited. */
  isFree: (field: string) => boolean;
}

/** Puts a handle over each picture of a side. */
export function PictureSlots({ board, bleed, scale, about, isFree, ...handle }: PictureSlotsProps) {
  const [slots, setSlots] = useState<readonly PlacedSlot[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once for each state of the piece
  useLayoutEffect(() => {
    const node = board();
    const placedSlots = node ? slotsOf(node) : [];
    setSlots((current) => (JSON.stringify(current) === JSON.stringify(placedSlots) ? current : placedSlots));
  }, [about]);
  return slots
    .filter(({ field }) => isFree(field))
    .map(({ field, left, top, width, height }, index) => (
      <SlotHandle
        key={`${field} ${index}`}
        {...handle}
        field={field}
        board={board}
        style={{
          left: (left - bleed) * scale,
          top: (top - bleed) * scale,
          inlineSize: width * scale,
          blockSize: height * scale,
        }}
      />
    ));
}
