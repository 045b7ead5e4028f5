import { CSS_PX_PER_INCH } from '@daybreak/print';
import type { CSSProperties } from 'react';
import type { Box } from './box.ts';

/** A box in inches of the trim, as an absolute position. Uses logical properties, like `pixelBoxStyle`. */
export const inchBoxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  insetInlineStart: x * CSS_PX_PER_INCH,
  insetBlockStart: y * CSS_PX_PER_INCH,
  inlineSize: width * CSS_PX_PER_INCH,
  blockSize: height * CSS_PX_PER_INCH,
});
