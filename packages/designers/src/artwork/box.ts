import type { CSSProperties } from 'react';

/**
 * Where a part stands on an artboard: in fractions of it, `x` and `width` of its width, `y` and `height` of its height; or,
 * on a piece whose sizes are known, in pixels.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The larger share of two pictures in one box. */
const larger = 0.62;

/** A box in two, beside each other along its longer side. */
export function inTwo({ x, y, width, height }: Box, gap: number): [Box, Box] {
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

/** A box that is measured in pixels of the artboard, as an absolute position. Logical, so that a right-to-left composition mirrors itself. */
export const pixelBoxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
});
