import * as styles from './Scrim.css.ts';

interface ScrimProps {
  /** The side that the words are on. */
  from: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  /** The piece is mostly seen smaller than it's drawn (posts on phones, for example), so no words count as large. */
  seenSmaller?: boolean;
  /** No bright spot may fall between two letters: use as much night as words need over white. */
  everyPixel?: boolean;
}

/**
 * Darkens the picture behind words, only as much as they need: `workbench/fitScrims` measures the pixels under them. Comes after the
 * `PictureSlot`, in the same box.
 */
export const Scrim = ({ from, seenSmaller, everyPixel }: ScrimProps) => (
  <div
    className={styles.scrim}
    data-scrim={from}
    data-seen-smaller={seenSmaller || undefined}
    data-every-pixel={everyPixel || undefined}
  />
);
