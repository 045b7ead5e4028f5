import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends ComponentProps<'span'> {
  /** The loading content, for assistive technology. */
  label: string;
}

/** Shows that something is loading. */
export const Spinner = ({ label, className, ...rest }: SpinnerProps) => (
  <span role="status" {...rest} className={classNames(styles.spinner, className)}>
    <span className={styles.ring} aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
