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
export function arrangeSides(sides: readonly Pick<ArtboardSide, 'size'>[], space: Extent): Arrangement {
  const trims = sides.map(({ size }) => artboardPixels(size).trim);
  const widths = trims.map(({ width }) => width);
  const heights = trims.map(({ height }) => height);
  const usualGap = between * Math.max(...widths, ...heights);
  const sum = (lengths: readonly number[], gap: number) =>
    lengths.reduce((total, length) => total + length, gap * (lengths.length - 1));
  const margin = aroundIn(space);
  const freeSpace = { width: space.width - 2 * margin, height: space.height - 2 * margin };
  const arrangementIn = (direction: Placement['direction'], gap: number): Arrangement => {
    const [width, height] =
      direction === 'row'
        ? [sum(widths, gap), Math.max(...heights)]
        : [Math.max(...widths), sum(heights, gap)];
    return { direction, gap, width, height, fit: fitScale(freeSpace, { width, height }) };
  };
  /** Stacked, with room for the names, which don't scale. */
  const below = () => {
    const column = arrangementIn('column', usualGap);
    if (trims.length === 1 || column.gap * column.fit >= leastBelow) return column;
    const names = leastBelow * (trims.length - 1);
    const fit = fitScale(
      { ...freeSpace, height: freeSpace.height - names },
      { width: column.width, height: sum(heights, 0) },
    );
    return arrangementIn('column', leastBelow / fit);
  };
  const row = arrangementIn('row', usualGap);
  const column = below();
  return column.fit > row.fit ? column : row;
}

/**
 * Places documents next to each other or stacked, as large as their width allows; their height is their content's.
 * Never enlarges them.
 */
export function documents(
  widths: readonly number[],
  space: Extent,
  direction: Placement['direction'] = 'row',
): Placement {
  const gap = 40;
  const width =
    direction === 'row'
      ? widths.reduce((total, each) => total + each, gap * (widths.length - 1))
      : Math.max(...widths);
  const freeWidth = space.width - 2 * aroundIn(space);
  return {
    direction,
    gap,
    fit: Math.min(1, fitScale({ width: freeWidth, height: Infinity }, { width, height: 1 })),
  };
}
