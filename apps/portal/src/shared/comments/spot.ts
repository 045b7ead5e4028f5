/** A spot on a side, as fractions of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const clampFraction = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** Keeps the whole mark inside its side, however near the edge its spot is. */
const clamped = (fraction: number) => `clamp(0.875rem, ${fraction * 100}%, 100% - 0.875rem)`;
/** Returns the position of a round mark. */
export const markPosition = ({ x, y }: Spot) => ({ left: clamped(x), top: clamped(y) });
