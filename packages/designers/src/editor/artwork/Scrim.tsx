import * as styles from './Scrim.css.ts';

interface ScrimProps {
  /** The side that the words are on. */
  from: 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end';
  /** The piece is mostly seen smaller than it's drawn, such as a post on a phone, so no words count as large. */
  seenSmaller?: boolean;
  /** Uses as much night as words need over white, for words that can't have a bright spot between two letters. */
  everyPixel?: boolean;
}

/**
 * Darkens the picture behind words, only as much as they need: `fitting/fitScrims` measures the pixels under them. Goes
 * after the `PictureSlot`, in the same box.
 */
export const Scrim = ({ from, seenSmaller, everyPixel }: ScrimProps) => (
  <div
    className={styles.scrim}
    data-scrim={from}
    data-seen-smaller={seenSmaller || undefined}
    data-every-pixel={everyPixel || undefined}
  />
);
