import { rowsOf } from '@daybreak/brand';
import * as styles from './artwork.css.ts';

interface Stretch {
  start: number;
  width: number;
}

const along = (stretch?: Stretch) =>
  stretch && { insetInlineStart: stretch.start, inlineSize: stretch.width };

interface RowsProps {
  /** The horizon, where the rows begin, and where they end: pixels from the top. */
  from: number;
  to: number;
  count: number;
  /** Part of the width; without it, all of it. */
  stretch?: Stretch;
  /** Whole pixels, for a picture of pixels: a thin rule between two of them is a grey one. */
  snapped?: boolean;
  /** How far the last row reaches beyond `to`, through the bleed. */
  through?: number;
  /** A colour of the palette in place of the house's. */
  color?: string;
}

/** The house's motif: rows below a horizon, tighter towards it. */
export const Rows = ({ from, to, count, stretch, snapped = false, through = 0, color }: RowsProps) =>
  rowsOf(count, to - from).map(({ offset, thickness }, index) => {
    const start = snapped ? Math.round(offset) : offset;
    const size = snapped ? Math.max(1, Math.round(offset + thickness) - start) : thickness;
    return (
      <div
        key={offset}
        className={styles.row}
        style={{
          ...along(stretch),
          insetBlockStart: from + start,
          blockSize: index === count - 1 ? size + through : size,
          background: color,
        }}
      />
    );
  });
