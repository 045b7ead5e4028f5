'use client';

import { type ComponentProps, useId } from 'react';
import { classNames } from '../classNames.ts';
import { asSentence } from '../Verbatim/Sentence.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  label: string;
  options: readonly RadioOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Shows two options side by side. Otherwise, each row has as many as fit. */
  inPairs?: boolean;
}

/** A choice from a few options, all visible. For more than about five, use a Select. */
export function RadioGroup({
  label,
  options,
  value,
  onValueChange,
  inPairs = false,
  className,
  ...rest
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset {...rest} className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{asSentence(label)}</legend>
      <div className={classNames(styles.options, inPairs && styles.pairs)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            />
            <span id={`${id}-${option.value}`} className={styles.label}>
              {option.label}
            </span>
            {option.hint ? (
              <span id={`${id}-${option.value}-hint`} className={styles.hint}>
                {option.hint}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
