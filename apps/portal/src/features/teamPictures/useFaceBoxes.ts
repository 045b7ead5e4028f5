import type { FaceBox } from '@daybreak/designers';
import { type PointerEvent, useRef, useState } from 'react';
import { boxBetween, moveBox, type Point, resizeBox, shortest } from './boxes.ts';

interface Boxing {
  boxes: readonly FaceBox[];
  /** Whether another box can be drawn. */
  draws: boolean;
  busy: boolean;
  onDrawn: (box: FaceBox) => void;
  onChanged: (index: number, box: FaceBox) => void;
}

interface DraggedBox {
  index: number;
  was: FaceBox;
  change: typeof moveBox;
}

const pointIn = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/**
 * Edits boxes by pointer: dragging draws a box, moves the pressed one, or resizes it by its corner. Boxes have their
 * index in `data-box`, corners `data-corner`.
 */
export function useFaceBoxes({ boxes, draws, busy, onDrawn, onChanged }: Boxing) {
  const drag = useRef<{ from: Point; held: DraggedBox | undefined }>(undefined);
  const [drawn, setDrawn] = useState<FaceBox>();

  const draggedBoxOf = (target: HTMLElement): DraggedBox | undefined => {
    const pressed = target.closest<HTMLElement>('[data-box]');
    const index = Number(pressed?.dataset.box ?? -1);
    const was = boxes[index];
    return was && { index, was, change: target.closest('[data-corner]') ? resizeBox : moveBox };
  };
  const end = () => {
    drag.current = undefined;
    setDrawn(undefined);
  };
  return {
    /** The box that's being drawn. */
    drawn,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || busy) return;
        // Keep the browser from dragging the picture and moving the focus.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const target = event.target as HTMLElement;
        target.closest<HTMLElement>('[data-box]')?.focus();
        drag.current = { from: pointIn(event), held: draggedBoxOf(target) };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag.current) return;
        const { from, held } = drag.current;
        const to = pointIn(event);
        if (held) onChanged(held.index, held.change(held.was, to.x - from.x, to.y - from.y));
        else if (draws) setDrawn(boxBetween(from, to));
      },
      onPointerUp: () => {
        // Anything smaller was a click.
        if (drawn && drawn.width >= shortest && drawn.height >= shortest) onDrawn(drawn);
        end();
      },
      onPointerCancel: end,
    },
  };
}
