'use client';

import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../classNames.ts';
import * as field from '../FormField/FormField.css.ts';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A checkbox for a yes-or-no choice. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  hint,
  error,
  className,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.root}>
      <Radix.Root
        {...rest}
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        className={classNames(styles.box, className)}
      >
        <Radix.Indicator>
          <Check size={14} strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className={styles.label}>
        {asSentence(label)}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={classNames(field.hint, styles.below)}>
          {asSentence(hint)}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className={classNames(field.error, styles.below)}>
          {asSentence(error)}
        </p>
      ) : null}
    </div>
  );
}
