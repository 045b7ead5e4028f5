/** A spot on a side, as fractions of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const inside = (fraction: number) => Math.min(1, Math.max(0, fraction));

/** The whole mark is on its side, however near the edge its spot is. */
const whole = (fraction: number) => `clamp(0.875rem, ${fraction * 100}%, 100% - 0.875rem)`;
/** Where a round mark is drawn. */
export const at = ({ x, y }: Spot) => ({ left: whole(x), top: whole(y) });
