import { focusPull } from '../../artwork/PictureSlot.tsx';
import { maxScale } from '../../images/pictureValue.ts';
import type { Extent, ScreenPoint } from '../canvas/zoom.ts';

/** The part of a picture that's visible in its slot. */
export interface Crop {
  focus: ScreenPoint;
  scale: number;
}

/** A picture in its slot, as `artwork/PictureSlot` places it: its drawn length, and the place its focus is moved to. */
interface Placed {
  slot: number;
  length: number;
  /** Without one, the focus is at its own fraction of the slot. */
  middle: number | undefined;
}

const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** A picture starts at `first` minus `run` times its focus (a fraction) along a side, as long as it covers the slot. */
const lineOf = ({ slot, length, middle }: Placed) =>
  middle === undefined
    ? { first: 0, run: length - slot }
    : { first: (middle - focusPull / 2) * slot, run: length - focusPull * slot };

const startOf = (placed: Placed, focus: number): number => {
  const { first, run } = lineOf(placed);
  return clamp(Math.min(0, placed.slot - placed.length), first - focus * run, 0);
};

/** One axis of a drag: how far the picture moves, and the focus that keeps it there. */
function draggedAlong(placed: Placed, focus: number, distance: number): { moved: number; focus: number } {
  const startBefore = startOf(placed, focus);
  const startAfter = clamp(Math.min(0, placed.slot - placed.length), startBefore + distance, 0);
  const { first, run } = lineOf(placed);
  if (Math.abs(startAfter - startBefore) < 0.01 || run < 1) return { moved: 0, focus };
  return { moved: startAfter - startBefore, focus: clamp(0, (first - startAfter) / run, 1) };
}

/** The size at which a picture covers its slot. */
export function covering(slot: Extent, picture: Extent, scale: number): Extent {
  const cover = scale * Math.max(slot.width / picture.width, slot.height / picture.height);
  return { width: picture.width * cover, height: picture.height * cover };
}

/** The crop after a picture was dragged by some distance, and how far it moved: no edge ever enters the slot. */
export function dragged(
  { focus, scale }: Crop,
  distance: ScreenPoint,
  slot: Extent,
  picture: Extent,
  middle: ScreenPoint | undefined,
): { crop: Crop; moved: ScreenPoint } {
  const length = covering(slot, picture, scale);
  const x = draggedAlong({ slot: slot.width, length: length.width, middle: middle?.x }, focus.x, distance.x);
  const y = draggedAlong(
    { slot: slot.height, length: length.height, middle: middle?.y },
    focus.y,
    distance.y,
  );
  return { crop: { scale, focus: { x: x.focus, y: y.focus } }, moved: { x: x.moved, y: y.moved } };
}

/** Scales around the focus, which doesn't move. */
export const scaled = ({ focus, scale }: Crop, factor: number): Crop => ({
  focus,
  scale: clamp(1, scale * factor, maxScale),
});
