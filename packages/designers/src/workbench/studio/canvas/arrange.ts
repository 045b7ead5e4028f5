import type { ArtboardSide } from '../../../export/types.ts';
import { artboardPixels } from '../../sizes.ts';
import { type Extent, fitScale } from './zoom.ts';

/** How what is shown stands in a room, in pixels of its natural size, and the scale at which it fits. */
export interface Placement {
  direction: 'row' | 'column';
  gap: number;
  fit: number;
}

/** Where sides stand, and what room they take. */
type Arrangement = Extent & Placement;

/** CSS pixels that are kept free around a whole piece, for its names and its bleed: less on a phone. */
export const aroundIn = ({ width }: Extent): number => (width < 600 ? 24 : 40);
/** Between two sides, as a share of the longest edge. */
const between = 0.06;

/** Sides beside each other, or below each other where they are larger so. */
export function arranged(sides: readonly Pick<ArtboardSide, 'size'>[], room: Extent): Arrangement {
  const trims = sides.map(({ size }) => artboardPixels(size).trim);
  const widths = trims.map(({ width }) => width);
  const heights = trims.map(({ height }) => height);
  const gap = between * Math.max(...widths, ...heights);
  const gaps = gap * (trims.length - 1);
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, gaps);
  const around = aroundIn(room);
  const free = { width: room.width - 2 * around, height: room.height - 2 * around };
  const way = (direction: Placement['direction'], width: number, height: number): Arrangement => ({
    direction,
    gap,
    width,
    height,
    fit: fitScale(free, { width, height }),
  });
  const row = way('row', sum(widths), Math.max(...heights));
  const column = way('column', Math.max(...widths), sum(heights));
  return column.fit > row.fit ? column : row;
}

/** Documents beside or below each other, as large as their width allows: their height is their content's. Never larger than they are. */
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
