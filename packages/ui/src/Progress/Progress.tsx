import { type ComponentProps, useId } from 'react';
import { classNames } from '../classNames.ts';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends ComponentProps<'div'> {
  /** The job in progress. */
  label: string;
  /** Percent complete, 0–100. Omit it if the end isn't known. */
  value?: number;
}

/** Shows the progress of a longer task. */
export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const id = useId();
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      <div className={styles.words}>
        <span id={id}>{asSentence(label)}</span>
        {percent === undefined ? null : <span className={styles.percent}>{`${percent}%`}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.track}
      >
        <div
          className={styles.bar}
          data-moving={percent === undefined || undefined}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
