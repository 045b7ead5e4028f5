import * as styles from './Scrim.css.ts';

interface ScrimProps {
  /** The side that the words are on. */
  from: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  /** The piece is mostly seen smaller than it is drawn, as posts are on phones: no words count as large. */
  seenSmaller?: boolean;
  /** No spark may lie between two letters: as much night as words need over white. */
  everyPixel?: boolean;
}

/**
 * Night over a picture where words are, and only as much as they need: `workbench/fitScrims` measures the pixels under them.
 * Stands after the `PictureSlot`, in the same box.
 */
export const Scrim = ({ from, seenSmaller, everyPixel }: ScrimProps) => (
  <div
    className={styles.scrim}
    data-scrim={from}
    data-seen-smaller={seenSmaller || undefined}
    data-every-pixel={everyPixel || undefined}
  />
);
