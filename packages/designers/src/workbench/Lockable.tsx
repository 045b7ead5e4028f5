import type { ReactNode } from 'react';
import type { Field } from './fields.ts';
import * as styles from './Workbench.css.ts';

interface LockableProps {
  field: Field;
  children: ReactNode;
}

/** The control of a field: one that is locked is seen, and not changed. */
export const Lockable = ({ field, children }: LockableProps) =>
  field.locked ? (
    <fieldset disabled className={styles.locked}>
      {children}
    </fieldset>
  ) : (
    children
  );
