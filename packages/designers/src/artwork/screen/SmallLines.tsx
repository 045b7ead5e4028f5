import * as parts from '../artwork.css.ts';
import { type Box, pixelBoxStyle } from '../box.ts';
import { typeset } from '../typeset.tsx';
import * as styles from './screen.css.ts';

/** One line at full size; two only of much smaller letters. */
const linesOfText = 1.8;

interface SmallLinesProps {
  /** The field to name when a line is too long. */
  field: string;
  lines: readonly string[];
  /** Font size in pixels. */
  size: number;
  box: Box;
  at?: 'start' | 'end';
  onBand?: boolean;
}

/** Lines at the foot of a piece: the web address, phone and email, hashtags. */
export const SmallLines = ({ field, lines, size, box, at = 'start', onBand = false }: SmallLinesProps) => (
  <div
    className={[parts.box, styles.lines, at === 'end' ? styles.atEnd : '', onBand ? styles.onBand : ''].join(
      ' ',
    )}
    style={pixelBoxStyle(box)}
  >
    {lines.map((line) => (
      <div
        key={line}
        className={styles.line}
        style={{ fontSize: `calc(${size}px * var(--fit, 1))`, maxBlockSize: size * linesOfText }}
        data-fit={field}
        dir="auto"
      >
        {typeset(line)}
      </div>
    ))}
  </div>
);
