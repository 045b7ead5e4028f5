import type { CSSProperties } from 'react';
import * as parts from './artwork.css.ts';
import { typeset } from './typeset.tsx';

interface FittedTextProps {
  /** The field that is too long when the text does not fit. */
  field: string;
  /** How far the text may shrink, as a fraction of its size. */
  floor: number;
  /** Where it stands, in the direction of the piece. */
  box: CSSProperties;
  className: string;
  children: string;
}

/**
 * A text of the user that fits itself into its box. The box stands where the piece's direction puts it; the text inside runs
 * in its own, so that an English line on a Hebrew piece does not change sides.
 */
export const FittedText = ({ field, floor, box, className, children }: FittedTextProps) => (
  <div className={parts.box} style={box}>
    <div className={`${parts.fill} ${className}`} dir="auto" data-fit={field} data-fit-floor={floor}>
      {typeset(children)}
    </div>
  </div>
);
