import { type CSSProperties, use, useLayoutEffect, useRef, useState } from 'react';
import { percent } from './box.ts';
import * as styles from './PictureSlot.css.ts';
import { PaintedScale } from './paintedScale.ts';

export interface PictureCopy {
  url: string;
  /** The width in pixels. */
  width: number;
}

/** A picture ready to be drawn by `PictureSlot`. */
export interface SlotPicture {
  /** The source for exported files. */
  url: string;
  /** A smaller copy that previews show instead. */
  preview?: string;
  /** Copies in several widths that replace `preview`, smallest first. A preview shows none larger than it paints. */
  copies?: readonly PictureCopy[];
  /** A description of the picture; empty if there's none. */
  alt: string;
  /** The user's own description, as they type it. */
  shows?: string;
  /** Width divided by height, if known. */
  ratio?: number;
  /** Pixels of its print file, if it's a brand picture. */
  pixels?: { readonly width: number; readonly height: number };
  /** The point to keep in view when the picture is cropped, in fractions of the picture. */
  focus: { x: number; y: number };
  /** 1 to 4: how much larger than needed to fill the slot. */
  scale: number;
  /** The brand picture or upload that it was made from. */
  source?: { library: string } | { upload: string };
  /** The chosen picture isn't available, so the default is used. */
  missing?: boolean;
  /** The draft field used to choose it. */
  field?: string;
}

interface PictureSlotProps {
  picture: SlotPicture;
  /**
   * Places the slot, which covers its container by default. A slot is always positioned, and clips what's outside it.
   */
  className?: string;
  style?: CSSProperties;
  /**
   * The target of the focus, in fractions of the slot; its center by default. The slot's surroundings may cut off its
   * corners.
   */
  middle?: { x: number; y: number };
}

const center = { x: 0.5, y: 0.5 };

/** The shift of the focus from its target, as a share of its distance from the picture's center. */
export const focusPull = 0.4;

type Place = Record<'inlineSize' | 'blockSize' | 'left' | 'top' | 'objectPosition', string>;

/** The smallest copy that's wide enough, or else the largest. */
const copyAs = (width: number, copies: readonly PictureCopy[]) =>
  copies.find((copy) => copy.width >= Math.floor(width)) ?? copies.at(-1);

/**
 * Puts the focus at the same fraction of the slot, for a picture of unknown aspect ratio or an unmeasured slot.
 */
const unmeasured = ({ focus: { x, y }, scale }: SlotPicture): Place => ({
  inlineSize: percent(scale),
  blockSize: percent(scale),
  left: percent(x * (1 - scale)),
  top: percent(y * (1 - scale)),
  objectPosition: `${percent(x)} ${percent(y)}`,
});

/**
 * Start of a picture along one side of its slot: never after the slot's start, and never so early that it ends before
 * the slot does.
 */
const begin = (side: number, length: number, focus: number, middle: number) =>
  Math.min(0, Math.max(side - length, (middle + focusPull * (focus - 0.5)) * side - focus * length));

/**
 * The whole picture, sized to cover its slot. Uses lengths, not a transform, because a print PDF crops pictures to
 * their slot.
 */
function imageStyle(
  { focus, scale }: SlotPicture,
  ratio: number,
  slot: HTMLElement,
  middle: typeof center,
): Place {
  // The layout size, regardless of how it's scaled on screen.
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
 * A picture that covers its slot in any shape. The focus point gets as close to the slot's `middle` as the picture
 * allows, minus a slight shift toward its position in the picture. A larger scale enlarges the picture around it. An
 * edge never shows inside the slot. The page shows the smaller copy if there is one; files use what `data-picture`
 * names (`print/src/raster/fullPicture.ts`).
 */
export function PictureSlot({ picture, className = '', style, middle = center }: PictureSlotProps) {
  const { url, preview = url, copies, alt, ratio, focus, scale, field } = picture;
  const image = useRef<HTMLImageElement>(null);
  const paintedScale = use(PaintedScale);
  // The widest it's ever been painted, so zooming out and back in doesn't wait for a picture.
  const [maxWidth, setMaxWidth] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by value: keystrokes recreate these
  useLayoutEffect(() => {
    const node = image.current;
    const slot = node?.parentElement;
    if (!node || !slot || !ratio) return;
    const place = () => {
      Object.assign(node.style, imageStyle(picture, ratio, slot, middle));
      if (!copies) return;
      const pixelWidth = node.getBoundingClientRect().width * devicePixelRatio;
      setMaxWidth((before) => Math.max(before, copyAs(pixelWidth, copies)?.width ?? 0));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(slot);
    return () => {
      observer.disconnect();
      Object.assign(node.style, unmeasured(picture));
    };
  }, [ratio, focus.x, focus.y, scale, middle.x, middle.y, paintedScale, className, JSON.stringify(style)]);
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
        src={(copies && copyAs(maxWidth, copies)?.url) ?? preview}
        alt={alt}
        style={unmeasured(picture)}
        data-picture={url}
      />
      <div className={styles.edge} data-edge="" />
    </div>
  );
}
