import type { CSSProperties } from 'react';
import { percent } from './box.ts';
import * as styles from './PictureSlot.css.ts';

/** A picture ready to be drawn by `PictureSlot`. */
export interface SlotPicture {
  /** What files are made of. */
  url: string;
  /** A smaller copy that previews show instead. */
  preview?: string;
  /** What is to be seen; of an upload, its name. */
  alt: string;
  /** What stays in view when it is cropped, in fractions of the picture. */
  focus: { x: number; y: number };
  /** 1 to 4: how much larger than the slot needs. */
  scale: number;
  /** Where it is from. */
  source?: { library: string } | { upload: string };
  /** The chosen picture is not here, and the default stands in for it. */
  missing?: boolean;
}

interface PictureSlotProps {
  picture: SlotPicture;
  /** Where the slot stands; without it, over all that is around it. A slot is always positioned, and cuts what is beyond it. */
  className?: string;
  style?: CSSProperties;
}

/**
 * A picture that covers its slot, whatever their shapes: the point of the picture's focus stands at the same fraction of the
 * slot, and a larger scale grows the picture around it, so that no edge ever comes into the slot. The page shows the smaller
 * copy where there is one; files are made of what `data-picture` names (`export/fullPicture.ts`).
 */
export function PictureSlot({ picture, className = '', style }: PictureSlotProps) {
  const { url, preview = url, alt, focus, scale } = picture;
  // In percent of the slot, and not as a transform: a print PDF cuts a picture to what its slot shows.
  const box: CSSProperties = {
    inlineSize: percent(scale),
    blockSize: percent(scale),
    left: percent(focus.x * (1 - scale)),
    top: percent(focus.y * (1 - scale)),
    objectPosition: `${percent(focus.x)} ${percent(focus.y)}`,
  };
  return (
    <div className={`${styles.slot} ${className}`} style={style}>
      <img className={styles.picture} src={preview} alt={alt} style={box} data-picture={url} />
    </div>
  );
}
