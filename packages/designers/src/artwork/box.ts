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

export const percent = (fraction: number) => `${fraction * 100}%`;

/** The box as an absolute position. Logical, so that a right-to-left composition mirrors itself. */
export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: percent(x),
  insetBlockStart: percent(y),
  inlineSize: percent(width),
  blockSize: percent(height),
});

/** The same for a box that is measured in pixels of the artboard. */
export const pixelBoxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: x,
  insetBlockStart: y,
  inlineSize: width,
  blockSize: height,
});
