import type { ArtboardSide } from '@daybreak/print';
import { artboardPixels } from '../../sizes/sizes.ts';
import { type Extent, fitScale } from './zoom.ts';

/** The placement of content in a room, in pixels of its natural size, with the scale at which it fits. */
export interface Placement {
  direction: 'row' | 'column';
  gap: number;
  fit: number;
}

/** The placement of sides, and the room that they take. */
type Arrangement = Extent & Placement;

/** CSS pixels kept free around a whole piece, for its names and its bleed: less on a phone. */
export const aroundIn = ({ width }: Extent): number => (width < 600 ? 24 : 40);
/** Between two sides, as a share of the longest edge. */
const between = 0.06;
/** CSS pixels between a side and the one below it, for the name shown there. */
const leastBelow = 28;

/** Places sides next to each other, or stacked if that makes them larger. */
export function arranged(sides: readonly Pick<ArtboardSide, 'size'>[], room: Extent): Arrangement {
  const trims = sides.map(({ size }) => artboardPixels(size).trim);
  const widths = trims.map(({ width }) => width);
  const heights = trims.map(({ height }) => height);
  const usual = between * Math.max(...widths, ...heights);
  const sum = (lengths: readonly number[], gap: number) =>
    lengths.reduce((total, length) => total + length, gap * (lengths.length - 1));
  const around = aroundIn(room);
  const free = { width: room.width - 2 * around, height: room.height - 2 * around };
  const way = (direction: Placement['direction'], gap: number): Arrangement => {
    const [width, height] =
      direction === 'row'
        ? [sum(widths, gap), Math.max(...heights)]
        : [Math.max(...widths), sum(heights, gap)];
    return { direction, gap, width, height, fit: fitScale(free, { width, height }) };
  };
  /** Stacked, with room for the names, which don't scale. */
  const below = () => {
    const column = way('column', usual);
    if (trims.length === 1 || column.gap * column.fit >= leastBelow) return column;
    const names = leastBelow * (trims.length - 1);
    const fit = fitScale(
      { ...free, height: free.height - names },
      { width: column.width, height: sum(heights, 0) },
    );
    return way('column', leastBelow / fit);
  };
  const row = way('row', usual);
  const column = below();
  return column.fit > row.fit ? column : row;
}

/**
 * Places documents next to each other or stacked, as large as their width allows; their height is their content's.
 * Never enlarges them.
 */
export function documents(
  widths: readonly number[],
  room: Extent,
  direction: Placement['direction'] = 'row',
): Placement {
  const gap = 40;
  const width =
    direction === 'row'
      ? widths.reduce((total, each) => total + each, gap * (widths.length - 1))
      : Math.max(...widths);
  const free = room.width - 2 * aroundIn(room);
  return {
    direction,
    gap,
    fit: Math.min(1, fitScale({ width: free, height: Infinity }, { width, height: 1 })),
  };
}
