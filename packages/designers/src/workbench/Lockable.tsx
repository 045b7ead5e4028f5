import type { Elements } from '@daybreak/ui';
import type { Field } from './fields.ts';
import * as styles from './Workbench.css.ts';

interface LockableProps {
  field: Field;
  children: Elements;
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
