import { contrastVerdicts } from '@daybreak/brand';
import { color } from '../messages.ts';
import * as styles from './Contrast.css.ts';
import { ContrastMatrix } from './ContrastMatrix.tsx';
import { ContrastPicker } from './ContrastPicker.tsx';

/** All color pairs: a table if there's room, otherwise one ground at a time. */
export const Contrast = () => (
  <>
    <dl className={styles.legend}>
      {contrastVerdicts.map((verdict) => (
        <div key={verdict}>
          <dt className={`${styles.legendTerm} ${styles.verdict[verdict]}`}>{color.verdicts[verdict]}</dt>
          <dd className={styles.legendText}>{color.legend[verdict]}</dd>
        </div>
      ))}
    </dl>
    <ContrastMatrix />
    <ContrastPicker />
  </>
);
