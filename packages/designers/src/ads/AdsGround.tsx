import * as parts from '../artwork/artwork.css.ts';
import { rowsOf } from '../artwork/rows.ts';
import type { ArtboardSize } from '../export/types.ts';
import * as styles from './AdsArtwork.css.ts';
import type { AdsDraft } from './ads.fields.ts';
import type { AdLayout } from './layouts/adLayout.ts';

interface AdsGroundProps {
  layout: AdLayout;
  size: ArtboardSize;
  theme: AdsDraft['theme'];
  /** Address of the picture that the disc shows. */
  picture: string;
}

/** Everything behind the words: the rising disc as a window on the picture, the rows and the band. */
export function AdsGround({ layout: { disc, horizon, rows }, size, theme, picture }: AdsGroundProps) {
  const left = Math.max(0, disc.x - disc.radius);
  const right = Math.min(size.width, disc.x + disc.radius);
  const top = Math.max(0, horizon - disc.radius);
  return (
    <>
      <div className={styles.sky} style={{ blockSize: horizon }}>
        <div
          className={`${parts.disc} ${styles.window}`}
          style={{
            insetInlineStart: disc.x - disc.radius,
            insetBlockStart: horizon - disc.radius,
            inlineSize: 2 * disc.radius,
            blockSize: 2 * disc.radius,
          }}
        >
          {/* Only the part of the disc that is seen: the picture is cropped to it, and not to a circle that nobody sees. */}
          <img
            className={styles.picture}
            src={picture}
            alt=""
            style={{
              insetInlineStart: left - disc.x + disc.radius,
              insetBlockStart: top - horizon + disc.radius,
              inlineSize: right - left,
              blockSize: horizon - top,
            }}
          />
        </div>
      </div>
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
      {rows.band ? (
        <div className={`${styles.band} ${styles.bandTone[theme]}`} style={{ insetBlockStart: rows.end }} />
      ) : null}
    </>
  );
}
