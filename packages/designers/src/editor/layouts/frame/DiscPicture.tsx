import { focusPull, PictureSlot, type SlotPicture } from '../../artwork/PictureSlot.tsx';
import type { Content } from '../content.ts';
import { discStyle, type Frame } from './frame.ts';
import * as styles from './parts.css.ts';

interface Point {
  x: number;
  y: number;
}

interface DiscPictureProps extends Pick<Content, 'picture'> {
  frame: Frame;
  /** Its center and radius, in units. */
  disc: { x: number; y: number; radius: number };
  /** The edge of whatever else crops it, in units. By default, the artboard's edge crops it. */
  bottom?: number;
  /** True to show the sun along the picture's start, so a dark picture doesn't blend into a dark ground. */
  rim?: boolean;
}

/** The visible part of the sun, as a share of its radius. */
const rimShare = 0.07;

/** The distance of the focus from its target, as a fraction of the visible side, at which the picture grows. */
const tolerance = 0.12;
const mostGrowth = 1.5;

/** The smallest growth of a picture's side that brings the focus to its target. */
const growth = (side: number, length: number, focus: number, middle: number) => {
  const place = middle + focusPull * (focus - 0.5);
  const growthBefore = ((place - tolerance) * side) / (focus * length);
  const growthAfter = ((1 - place - tolerance) * side) / ((1 - focus) * length);
  return Math.max(growthBefore, growthAfter);
};

/**
 * Enlarges the picture until its focus clears the corners that the circle cuts off, as long as its file still prints
 * sharp.
 */
function grow(
  picture: SlotPicture,
  width: number,
  height: number,
  middle: Point,
  { u, density }: Frame,
): SlotPicture {
  const { ratio, focus, scale, pixels } = picture;
  if (!ratio) return picture;
  const imageWidth = Math.max(width, height * ratio);
  const neededGrowth = Math.max(
    growth(width, imageWidth, focus.x, middle.x),
    growth(height, imageWidth / ratio, focus.y, middle.y),
  );
  const sharp = pixels && density ? pixels.width / (imageWidth * u * density) : mostGrowth;
  return { ...picture, scale: Math.max(scale, Math.min(neededGrowth, mostGrowth, sharp)) };
}

/**
 * A disc that contains a picture. The picture is cropped to the visible part of the disc, not to the full circle, and
 * its focus is kept away from the corners that the circle cuts off.
 */
export function DiscPicture({ picture, frame, disc, bottom, rim }: DiscPictureProps) {
  const { u, width, height, bleed } = frame;
  const { y, radius } = disc;
  const x = disc.x + (rim ? rimShare * radius : 0);
  const start = Math.max(-bleed.x, x - radius);
  const end = Math.min(width + bleed.x, x + radius);
  const top = Math.max(-bleed.top, y - radius);
  const foot = Math.min(bottom ?? height + bleed.bottom, y + radius);
  /** Between the center of the visible part and the disc's own center, where the circle leaves the most room. */
  const between = (from: number, to: number, center: number) =>
    0.25 + (0.5 * (Math.min(Math.max(center, from), to) - from)) / (to - from);
  const middle = { x: between(start, end, x), y: between(top, foot, y) };
  const sun = (
    <div className={styles.discOfPicture} style={discStyle(frame, { x, y, radius })} data-disc="">
      <PictureSlot
        picture={grow(picture, end - start, foot - top, middle, frame)}
        middle={middle}
        style={{
          insetInlineStart: (start - x + radius) * u,
          insetBlockStart: (top - y + radius) * u,
          inlineSize: (end - start) * u,
          blockSize: (foot - top) * u,
        }}
      />
      <div className={styles.discEdge} data-edge="" />
    </div>
  );
  return rim ? (
    <>
      <div className={styles.disc} style={discStyle(frame, disc)} />
      {sun}
    </>
  ) : (
    sun
  );
}
