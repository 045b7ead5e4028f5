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
  /** Width by height, where known. */
  ratio?: number;
  /** What stays in view when it is cropped, in fractions of the picture. */
  focus: { x: number; y: number };
  /** 1 to 4: how much larger than the slot needs. */
  scale: number;
  /** Where it is from. */
  source?: { library: string } | { upload: string };
  /** The chosen picture is not here, and the default stands in for it. */
  missing?: boolean;
  /** The field of the draft that it is chosen by. */
  field?: string;
}

interface PictureSlotProps {
  picture: SlotPicture;
  /** Where the slot stands; without it, over all that is around it. A slot is always positioned, and cuts what is beyond it. */
  className?: string;
  style?: CSSProperties;
  /** The place that the focus is brought to, in fractions of the slot, where not its middle: what is around a slot may cut its corners. */
  middle?: { x: number; y: number };
}

const center = { x: 0.5, y: 0.5 };

/** How far from there the focus may stand, as a share of how far it is from the middle of the picture. */
export const drift = 0.4;

/** Where a picture begins along a side of its slot: no later than the slot, and not so early that it ends before it. */
const begin = (side: '100cqw' | '100cqh', length: string, focus: number, middle: number) =>
  `clamp(${side} - ${length}, ${middle + drift * (focus - 0.5)} * ${side} - ${focus} * ${length}, 0px)`;

/**
 * The whole picture, as large as covers the slot. In lengths, and not as a transform: a print PDF cuts a picture to what its slot
 * shows. Of a picture without a known shape the focus stands at the same fraction of the slot.
 */
function placed({ ratio, focus: { x, y }, scale }: SlotPicture, middle: typeof center): CSSProperties {
  if (!ratio)
    return {
      inlineSize: percent(scale),
      blockSize: percent(scale),
      left: percent(x * (1 - scale)),
      top: percent(y * (1 - scale)),
      objectPosition: `${percent(x)} ${percent(y)}`,
    };
  const width = `${scale} * max(100cqw, ${ratio} * 100cqh)`;
  const height = `${scale} * max(100cqh, 100cqw / ${ratio})`;
  return {
    width: `calc(${width})`,
    height: `calc(${height})`,
    left: begin('100cqw', width, x, middle.x),
    top: begin('100cqh', height, y, middle.y),
  };
}

/**
 * A picture that covers its slot, whatever their shapes: the point of its focus stands as near to the slot's `middle` as the picture
 * reaches, less a little towards where it is in the picture; a larger scale grows the picture around it. No edge ever comes into
 * the slot. The page shows the smaller copy where there is one; files are made of what `data-picture` names
 * (`export/fullPicture.ts`).
 */
export function PictureSlot({ picture, className = '', style, middle = center }: PictureSlotProps) {
  const { url, preview = url, alt, field } = picture;
  return (
    <div
      className={`${styles.slot} ${className}`}
      style={style}
      data-slot={field}
      data-middle={field && picture.ratio ? `${middle.x} ${middle.y}` : undefined}
    >
      <img
        className={styles.picture}
        src={preview}
        alt={alt}
        style={placed(picture, middle)}
        data-picture={url}
      />
    </div>
  );
}
