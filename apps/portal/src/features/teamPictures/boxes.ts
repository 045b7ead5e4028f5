import type { FaceBox } from '@daybreak/designers';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The shortest side of a box, as a fraction of the picture. */
export const shortest = 0.02;

/** Rounds to thousandths, which are finer than a pixel of any preview. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const within = (value: number, min: number, max: number) => rounded(Math.min(max, Math.max(min, value)));

/** Returns the box between two corners, cut off at the picture's edges. */
export function boxBetween(from: Point, to: Point): FaceBox {
  const side = (one: number, other: number) => {
    const [start, end] = [within(Math.min(one, other), 0, 1), within(Math.max(one, other), 0, 1)];
    return { start, length: rounded(end - start) };
  };
  const [across, down] = [side(from.x, to.x), side(from.y, to.y)];
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

export const moveBox = (box: FaceBox, right: number, down: number): FaceBox => ({
  ...box,
  x: within(box.x + right, 0, 1 - box.width),
  y: within(box.y + down, 0, 1 - box.height),
});

export const resizeBox = (box: FaceBox, wider: number, taller: number): FaceBox => ({
  ...box,
  width: within(box.width + wider, shortest, 1 - box.x),
  height: within(box.height + taller, shortest, 1 - box.y),
});
