import { type ArtboardSide, CSS_PX_PER_INCH, isPrinted, printDpi } from '@daybreak/print';
import type { CSSProperties } from 'react';
import { artboardPixels } from '../../sizes/sizes.ts';

/**
 * The artboard families that layouts are drawn for, by width over height: up to 0.86, up to 1.25, up to 2.4, and the
 * strips of ads and covers, which are wider still.
 */
export type Shape = 'upright' | 'square' | 'across' | 'strip';

/** From (x, y) to (right, bottom), in units of the frame, measured from the trim's top left corner. */
export interface Area {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/**
 * An artboard in its own units, each a hundredth of the trim's shorter side, so that a layout is drawn once for all
 * sizes.
 */
export interface Frame {
  shape: Shape;
  /** CSS pixels per unit. */
  u: number;
  /** The space for words, in units: the shorter side is 100. It's the trim minus what a platform covers. */
  width: number;
  height: number;
  /**
   * The surroundings of that space, in units: the bleed, and the areas that a platform covers. Grounds and pictures
   * extend through them.
   */
  bleed: { x: number; top: number; bottom: number };
  /**
   * CSS pixels per unit of small type. On small-screen artboards, small type is scaled up more than everything else to
   * stay legible.
   */
  typeUnit: number;
  /** The smallest type, in units: 8 pt in print, 11 px on a screen. */
  smallest: number;
  isPrint: boolean;
  /** Pixels that a picture needs per CSS pixel to print sharp. */
  density?: number;
  /** An ad of a few hundred pixels: no foot, a legible logo, and a button as wide as its column. */
  compact: boolean;
}

/** 8 pt: smaller multi-ink type shows when two plates are a hair off, and no brand color uses a single ink. */
const smallestInPrint = (8 * 96) / 72;
const smallestOnScreen = 11;
/** Makes the sentence under a headline 12.3 px. */
const smallestTypeUnit = 3;
/** A strip's shorter side says little about its viewing distance. */
const stripType = 1.6;
const largestOnStrips = 6.2;
/** In pixels. */
const compactUnit = 4;

export function frameOf({ size, covered }: Pick<ArtboardSide, 'size' | 'covered'>): Frame {
  const { trim, bleed } = artboardPixels(size);
  const { x = 0, top = 0, bottom = 0 } = covered ?? {};
  const width = trim.width - 2 * x;
  const height = trim.height - top - bottom;
  const u = Math.min(width, height) / 100;
  const isPrint = isPrinted(size);
  const shape = shapeOf(width / height);
  return {
    shape,
    u,
    width: width / u,
    height: height / u,
    bleed: { x: (x + bleed) / u, top: (top + bleed) / u, bottom: (bottom + bleed) / u },
    typeUnit: isPrint ? u : screenType(shape, u),
    smallest: (isPrint ? smallestInPrint : smallestOnScreen) / u,
    isPrint,
    ...(isPrint && { density: printDpi(size) / CSS_PX_PER_INCH }),
    compact: !isPrint && shape !== 'strip' && u < compactUnit,
  };
}

const screenType = (shape: Shape, u: number) =>
  Math.max(shape === 'strip' ? Math.min(stripType * u, largestOnStrips) : u, smallestTypeUnit);

function shapeOf(ratio: number): Shape {
  if (ratio <= 0.86) return 'upright';
  if (ratio < 1.25) return 'square';
  return ratio < 2.4 ? 'across' : 'strip';
}

/**
 * An area as an absolute position on the artboard, in pixels. Uses logical properties, so a right-to-left piece mirrors
 * itself.
 */
export const areaStyle = ({ u, bleed }: Frame, { x, y, right, bottom }: Area): CSSProperties => ({
  insetInlineStart: (x + bleed.x) * u,
  insetBlockStart: (y + bleed.top) * u,
  inlineSize: (right - x) * u,
  blockSize: (bottom - y) * u,
});

/** An area as an absolute position, extended to the artboard's edge wherever it touches the frame's edge. */
export const bledStyle = (frame: Frame, { x, y, right, bottom }: Area): CSSProperties =>
  areaStyle(frame, {
    x: x <= 0 ? x - frame.bleed.x : x,
    y: y <= 0 ? y - frame.bleed.top : y,
    right: right >= frame.width ? right + frame.bleed.x : right,
    bottom: bottom >= frame.height ? bottom + frame.bleed.bottom : bottom,
  });

/** Distance between words and the sides of a piece, in units. */
export const margin = 7;

/** The area for a foot at the end of an upright or square piece. */
export const lowFoot = ({ width, height }: Frame): Area => ({
  x: margin,
  y: height - 12,
  right: width - margin,
  bottom: height - 4.5,
});

/** A disc: its center and radius, in units. */
export const discStyle = (frame: Frame, { x, y, radius }: { x: number; y: number; radius: number }) =>
  areaStyle(frame, { x: x - radius, y: y - radius, right: x + radius, bottom: y + radius });
