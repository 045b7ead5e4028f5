import type { CSSProperties } from 'react';
import type { ArtboardSize } from '../export/types.ts';
import { artboardPixels } from '../workbench/sizes.ts';

/** The families of artboards that compositions are drawn for, by width over height: up to 0.84, up to 1.2, and wider. */
export type Shape = 'upright' | 'square' | 'across';

/** From (x, y) to (right, bottom), in units of the frame, from the trim's top left corner. */
export interface Area {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/** An artboard in its own units: a hundredth of the trim's shorter side, so that a composition is drawn once for all sizes. */
export interface Frame {
  shape: Shape;
  /** CSS pixels of a unit. */
  u: number;
  /** The trim, in units: the shorter of the two is 100. */
  width: number;
  height: number;
  /** In units. */
  bleed: number;
  /** The smallest letters, in units: 6.75 pt in print, 11 px on a screen. */
  smallest: number;
  isPrint: boolean;
}

const smallestInPrint = 9;
const smallestOnScreen = 11;

export function frameOf(size: ArtboardSize): Frame {
  const { trim, bleed } = artboardPixels(size);
  const u = Math.min(trim.width, trim.height) / 100;
  const ratio = trim.width / trim.height;
  const isPrint = size.unit === 'in';
  return {
    shape: ratio <= 0.84 ? 'upright' : ratio < 1.2 ? 'square' : 'across',
    u,
    width: trim.width / u,
    height: trim.height / u,
    bleed: bleed / u,
    smallest: (isPrint ? smallestInPrint : smallestOnScreen) / u,
    isPrint,
  };
}

/** An area as an absolute position on the artboard, in pixels. Logical, so that a right-to-left piece mirrors itself. */
export const areaStyle = ({ u, bleed }: Frame, { x, y, right, bottom }: Area): CSSProperties => ({
  insetInlineStart: (x + bleed) * u,
  insetBlockStart: (y + bleed) * u,
  inlineSize: (right - x) * u,
  blockSize: (bottom - y) * u,
});

/** The same, reaching through the bleed wherever the area touches an edge of the trim. */
export const bledStyle = (frame: Frame, { x, y, right, bottom }: Area): CSSProperties =>
  areaStyle(frame, {
    x: x <= 0 ? x - frame.bleed : x,
    y: y <= 0 ? y - frame.bleed : y,
    right: right >= frame.width ? right + frame.bleed : right,
    bottom: bottom >= frame.height ? bottom + frame.bleed : bottom,
  });

/** A disc: its centre and radius in units. */
export const discStyle = (frame: Frame, { x, y, radius }: { x: number; y: number; radius: number }) =>
  areaStyle(frame, { x: x - radius, y: y - radius, right: x + radius, bottom: y + radius });
