import { type CSSProperties, use, useLayoutEffect, useRef, useState } from 'react';
import { percent } from './box.ts';
import * as styles from './PictureSlot.css.ts';
import { PaintedScale } from './paintedScale.ts';

export interface PictureCopy {
  url: string;
  /** In pixels. */
  width: number;
}

/** A picture ready to be drawn by `PictureSlot`. */
export interface SlotPicture {
  /** What files are made of. */
  url: string;
  /** A smaller copy that previews show instead. */
  preview?: string;
  /** Copies of several widths in place of that one, the smallest first: a preview shows no larger one than it paints. */
  copies?: readonly PictureCopy[];
  /** What is to be seen; empty where nobody said it. */
  alt: string;
  /** The person's own words for it, as they type them. */
  shows?: string;
  /** Width by height, where known. */
  ratio?: number;
  /** Of its file for print, where it's one of the brand's. */
  pixels?: { readonly width: number; readonly height: number };
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

type Place = Record<'inlineSize' | 'blockSize' | 'left' | 'top' | 'objectPosition', string>;

/** The smallest copy that is as wide, or else the largest. */
const copyAs = (width: number, copies: readonly PictureCopy[]) =>
  copies.find((copy) => copy.width >= Math.floor(width)) ?? copies.at(-1);

/** A picture whose shape is not known, or whose slot has not been measured: the focus at the same fraction of the slot. */
const unmeasured = ({ focus: { x, y }, scale }: SlotPicture): Place => ({
  inlineSize: percent(scale),
  blockSize: percent(scale),
  left: percent(x * (1 - scale)),
  top: percent(y * (1 - scale)),
  objectPosition: `${percent(x)} ${percent(y)}`,
});

/** Where a picture begins along a side of its slot: no later than the slot, and not so early that it ends before it. */
const begin = (side: number, length: number, focus: number, middle: number) =>
  Math.min(0, Math.max(side - length, (middle + drift * (focus - 0.5)) * side - focus * length));

/** The whole picture, as large as covers its slot. In lengths, and not as a transform: a print PDF cuts a picture to its slot. */
function placed(
  { focus, scale }: SlotPicture,
  ratio: number,
  slot: HTMLElement,
  middle: typeof center,
): Place {
  // As laid out, whatever it is scaled to on the screen.
  const [width, height] = ['width', 'height'].map((side) =>
    Number.parseFloat(getComputedStyle(slot).getPropertyValue(side)),
  ) as [number, number];
  const [across, down] = [Math.max(width, height * ratio), Math.max(height, width / ratio)];
  return {
    inlineSize: `${scale * across}px`,
    blockSize: `${scale * down}px`,
    left: `${begin(width, scale * across, focus.x, middle.x)}px`,
    top: `${begin(height, scale * down, focus.y, middle.y)}px`,
    objectPosition: '',
  };
}

/**
 * A picture that covers its slot, whatever their shapes: the point of its focus stands as near to the slot's `middle` as the picture
 * reaches, less a little towards where it is in the picture; a larger scale grows the picture around it. No edge ever comes into
 * the slot. The page shows the smaller copy where there is one; files are made of what `data-picture` names
 * (`export/fullPicture.ts`).
 */
export function PictureSlot({ picture, className = '', style, middle = center }: PictureSlotProps) {
  const { url, preview = url, copies, alt, ratio, focus, scale, field } = picture;
  const image = useRef<HTMLImageElement>(null);
  const painted = use(PaintedScale);
  // As wide as it has ever been painted: who zooms out and in again waits for no picture.
  const [widest, setWidest] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what they hold, as they are made anew with each letter that is typed
  useLayoutEffect(() => {
    const node = image.current;
    const slot = node?.parentElement;
    if (!node || !slot || !ratio) return;
    const place = () => {
      Object.assign(node.style, placed(picture, ratio, slot, middle));
      if (!copies) return;
      const across = node.getBoundingClientRect().width * devicePixelRatio;
      setWidest((before) => Math.max(before, copyAs(across, copies)?.width ?? 0));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(slot);
    return () => {
      observer.disconnect();
      Object.assign(node.style, unmeasured(picture));
    };
  }, [ratio, focus.x, focus.y, scale, middle.x, middle.y, painted, className, JSON.stringify(style)]);
  return (
    <div
      className={`${styles.slot} ${className}`}
      style={style}
      data-slot={field}
      data-middle={field && ratio ? `${middle.x} ${middle.y}` : undefined}
    >
      <img
        ref={image}
        className={styles.picture}
        src={(copies && copyAs(widest, copies)?.url) ?? preview}
        alt={alt}
        style={unmeasured(picture)}
        data-picture={url}
      />
    </div>
  );
}
