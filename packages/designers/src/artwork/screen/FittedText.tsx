import { typeset } from '../typeset.tsx';
import * as styles from './screen.css.ts';
import type { TextRoom } from './screenLayout.ts';

interface FittedTextProps {
  /** The field to name when the text is too long. */
  field: string;
  room: TextRoom;
  /** How far the text may shrink, 0–1. */
  floor?: number;
  className: string;
  children: string;
}

/** A text of a column of words. Nothing is left where it would stand when it is empty. */
export const FittedText = ({
  field,
  room: { size, width, height },
  floor = 0.6,
  className,
  children,
}: FittedTextProps) =>
  children.trim() ? (
    <div
      className={`${styles.text} ${className}`}
      style={{ inlineSize: width, maxBlockSize: height, fontSize: `calc(${size}px * var(--fit, 1))` }}
      dir="auto"
      data-fit={field}
      data-fit-floor={floor}
    >
      {typeset(children)}
    </div>
  ) : null;
