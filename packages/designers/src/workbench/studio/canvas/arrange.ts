import type { ArtboardSide } from '../../../export/types.ts';
import { artboardPixels } from '../../sizes.ts';
import { type Extent, fitScale } from './zoom.ts';

/** How sides stand on the canvas, in pixels of their natural size. */
export interface Arrangement extends Extent {
  direction: 'row' | 'column';
  gap: number;
}

/** CSS pixels that are kept free around a whole piece, for its names and its bleed: less on a phone. */
export const aroundIn = ({ width }: Extent): number => (width < 600 ? 24 : 40);
/** Between two sides, as a share of the longest edge. */
const between = 0.06;

/** Sides beside each other, or below each other where they are larger so. */
export function arranged(
  sides: readonly Pick<ArtboardSide, 'size'>[],
  room: Extent,
): Arrangement & { fit: number } {
  const trims = sides.map(({ size }) => artboardPixels(size).trim);
  const widths = trims.map(({ width }) => width);
  const heights = trims.map(({ height }) => height);
  const gap = between * Math.max(...widths, ...heights);
  const gaps = gap * (trims.length - 1);
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, gaps);
  const ways: Arrangement[] = [
    { direction: 'row', gap, width: sum(widths), height: Math.max(...heights) },
    { direction: 'column', gap, width: Math.max(...widths), height: sum(heights) },
  ];
  const around = aroundIn(room);
  const free = { width: room.width - 2 * around, height: room.height - 2 * around };
  const [row, column] = ways.map((way) => ({ ...way, fit: fitScale(free, way) })) as [
    Arrangement & { fit: number },
    Arrangement & { fit: number },
  ];
  return column.fit > row.fit ? column : row;
}
