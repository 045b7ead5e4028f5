import { type ButtonProps, type Elements, IconButton } from '@daybreak/ui';
import { X } from 'lucide-react';
import * as styles from './SelectionBar.css.ts';

interface SelectionBarProps extends Pick<ButtonProps, 'size'> {
  label: string;
  /** The number of selected items, as text. */
  says: string;
  /** The label of the button that clears the selection. */
  clear: string;
  onClear: () => void;
  /** The actions for the selected items. */
  children: Elements;
  /** Below the actions. */
  below?: Elements;
}

/** Actions for the selected items of a list, shown while there are any. */
export const SelectionBar = ({ label, says, size, clear, onClear, children, below }: SelectionBarProps) => (
  <section className={styles.place} aria-label={label}>
    <div className={styles.bar}>
      <p className={styles.words} role="status">
        {says}
      </p>
      <div className={styles.actions}>
        {children}
        <IconButton
          {...(size ? { size } : {})}
          label={clear}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onClear}
        />
      </div>
      {below}
    </div>
  </section>
);
