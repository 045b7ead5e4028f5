/** Lengths in CSS pixels. */
export interface Extent {
  width: number;
  height: number;
}
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Limits for a scale chosen by hand. Whole pieces in a small window may be smaller. */
export const scaleLimits = { least: 0.25, most: 8 };

/** The scales that the keys and buttons step through. */
const stops = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];

/** The scale at which the whole piece is visible, as large as the room allows. */
export const fitScale = (space: Extent, piece: Extent): number =>
  Math.max(
    0.01,
    Math.min(
      scaleLimits.most,
      space.width / Math.max(1, piece.width),
      space.height / Math.max(1, piece.height),
    ),
  );

/** Clamps a scale to the limits; a piece larger than its room may shrink until it fits. */
export const withinLimits = (scale: number, fit: number): number =>
  Math.min(scaleLimits.most, Math.max(Math.min(scaleLimits.least, fit), scale));

/** Returns the next stop in a direction. A scale very close to a stop counts as on it. */
export function nextStop(scale: number, direction: 1 | -1): number {
  const isBeyond =
    direction > 0 ? (stop: number) => stop > scale * 1.01 : (stop: number) => stop < scale * 0.99;
  const nextStops = stops.filter(isBeyond);
  return (direction > 0 ? nextStops[0] : nextStops.at(-1)) ?? scale;
}

/** Returns the factor of a wheel event. One notch is about a third; a trackpad's steps are finer. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 16;
  return Math.exp(-Math.min(30, Math.max(-30, pixels)) / 100);
}

/** Returns the scroll distance that keeps a point of a piece under a point of the window. */
export const shiftTo = (
  at: ScreenPoint,
  share: ScreenPoint,
  piece: { left: number; top: number; width: number; height: number },
): ScreenPoint => ({
  x: piece.left + share.x * piece.width - at.x,
  y: piece.top + share.y * piece.height - at.y,
});

export const percentOf = (scale: number): number => Math.round(100 * scale);

/** Describes which part of a piece is visible: "top left". Empty when all of it is. */
export function partSeen(
  scroll: { left: number; top: number },
  { width, height }: Extent,
): string | undefined {
  const part = (at: number, most: number, [first, middle, last]: readonly [string, string, string]) => {
    if (most < 1) return '';
    return at / most < 0.34 ? first : at / most > 0.66 ? last : middle;
  };
  const words = [
    part(scroll.top, height, ['top', 'middle', 'bottom']),
    part(scroll.left, width, ['left', 'center', 'right']),
  ].filter(Boolean);
  return words.length > 0 ? words.join(' ') : undefined;
}
