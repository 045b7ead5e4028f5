import { rowsOf } from '@daybreak/brand';
import * as styles from './artwork.css.ts';

interface Stretch {
  start: number;
  width: number;
}

const gradient = (stretch?: Stretch) =>
  stretch && { insetInlineStart: stretch.start, inlineSize: stretch.width };

interface HorizonRowsProps {
  /** Positions of the horizon, the first row and the last row's end, in pixels from the top. */
  from: number;
  to: number;
  count: number;
  /** Part of the width. Default: the full width. */
  stretch?: Stretch;
  /** Rounds to whole pixels, for pixel images: a thin rule between two pixels comes out gray. */
  snapped?: boolean;
  /** The distance that the last row extends past `to`, into the bleed. */
  through?: number;
  /** A palette color to use instead of the default. */
  color?: string;
}

/** The brand motif: rows below a horizon, packed tighter toward it. */
export const HorizonRows = ({
  from,
  to,
  count,
  stretch,
  snapped = false,
  through = 0,
  color,
}: HorizonRowsProps) =>
  rowsOf(count, to - from).map(({ offset, thickness }, index) => {
    const start = snapped ? Math.round(offset) : offset;
    const size = snapped ? Math.max(1, Math.round(offset + thickness) - start) : thickness;
    return (
      <div
        key={offset}
        className={styles.row}
        style={{
          ...gradient(stretch),
          insetBlockStart: from + start,
          blockSize: index === count - 1 ? size + through : size,
          background: color,
        }}
      />
    );
  });
