import { type ButtonProps, type Elements, IconButton } from '@daybreak/ui';
import { X } from 'lucide-react';
import * as styles from './SelectionBar.css.ts';

interface SelectionBarProps extends Pick<ButtonProps, 'size'> {
  label: string;
  /** The number of selected items, as text. */
  text: string;
  /** The label of the button that clears the selection. */
  clearLabel: string;
  onClear: () => void;
  /** The actions for the selected items. */
  children: Elements;
  /** Below the actions. */
  footer?: Elements;
}

/** Actions for the selected items of a list, shown while there are any. */
export const SelectionBar = ({
  label,
  text,
  size,
  clearLabel,
  onClear,
  children,
  footer,
}: SelectionBarProps) => (
  <section className={styles.place} aria-label={label}>
    <div className={styles.bar}>
      <p className={styles.words} role="status">
        {text}
      </p>
      <div className={styles.actions}>
        {children}
        <IconButton {...(size ? { size } : {})} label={clearLabel} icon={<X size={16} />} onClick={onClear} />
      </div>
      {footer}
    </div>
  </section>
);
