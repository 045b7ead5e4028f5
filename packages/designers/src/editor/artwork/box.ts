import type { CSSProperties } from 'react';

/**
 * The place of a part on an artboard, in fractions of the artboard (`x` and `width` of its width, `y` and `height` of
 * its height), or in pixels for a piece of known sizes.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The share of the larger of two pictures in one box. */
const larger = 0.62;

/** Splits a box in two along its longer side. */
export function splitBox({ x, y, width, height }: Box, gap: number): [Box, Box] {
  const [first, rest] = [larger, 1 - larger].map((share) => share * (Math.max(width, height) - gap)) as [
    number,
    number,
  ];
  return width >= height
    ? [
        { x, y, width: first, height },
        { x: x + first + gap, y, width: rest, height },
      ]
    : [
        { x, y, width, height: first },
        { x, y: y + first + gap, width, height: rest },
      ];
}

export const percent = (fraction: number) => `${fraction * 100}%`;

/**
 * A box in artboard pixels, as an absolute position. Uses logical properties, so a right-to-left layout mirrors itself.
 */
export const pixelBoxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
});
