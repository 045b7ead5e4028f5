import type { Figure } from '../../slideContent.ts';
import { numeral } from '../slide.css.ts';
import * as styles from './FigureLine.css.ts';

/** A very large number and what it counts: one sentence. */
export const FigureLine = ({
  figure: { value, unit, text },
  className,
}: {
  figure: Figure;
  className: string;
}) => (
  <li className={`${styles.line} ${className}`}>
    <span className={numeral}>
      <span>{value}</span>
      {unit ? <span className={styles.unit}>{` ${unit}`}</span> : null}
    </span>{' '}
    <span className={styles.text}>{text}</span>
  </li>
);
