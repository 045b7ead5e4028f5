import type { Elements } from '@daybreak/ui';
import * as styles from '../editor.css.ts';
import type { Field } from './fields.ts';

interface LockableProps {
  field: Field;
  children: Elements;
}

/** A field's control. If the field is locked, it's visible but can't be changed. */
export const Lockable = ({ field, children }: LockableProps) =>
  field.locked ? (
    <fieldset disabled className={styles.locked}>
      {children}
    </fieldset>
  ) : (
    children
  );
