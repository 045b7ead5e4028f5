import * as parts from '../artwork.css.ts';
import type { Ground } from '../logos.ts';
import { rowsOf } from '../rows.ts';
import * as styles from './screen.css.ts';
import type { Motif } from './screenLayout.ts';

/** The rows below a horizon, and the band. */
export const Horizon = ({ motif: { horizon, rows }, theme }: { motif: Motif; theme: Ground }) => (
  <>
    {rowsOf(rows.count, rows.end - horizon).map(({ offset, thickness }) => {
      // Whole pixels: a thin rule between two of them is a grey one.
      const start = Math.round(offset);
      return (
        <div
          key={offset}
          className={parts.row}
          style={{
            insetBlockStart: horizon + start,
            blockSize: Math.max(1, Math.round(offset + thickness) - start),
          }}
        />
      );
    })}
    {rows.band ? <Band top={rows.end} theme={theme} /> : null}
  </>
);

/** The solid ground of the contact line, from `top` in pixels to the bottom. */
export const Band = ({ top, theme }: { top: number; theme: Ground }) => (
  <div className={`${styles.band} ${styles.bandTone[theme]}`} style={{ insetBlockStart: top }} />
);
