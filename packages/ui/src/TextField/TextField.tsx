'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from '../FormField/FormField.css.ts';
import { type FieldProps, FormField, splitFieldProps } from '../FormField/FormField.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'required'> {
  /** Decoration at the start of the control. */
  start?: ReactNode;
  /** A small control at the end, such as a clear button. */
  end?: ReactNode;
}

/** A single-line text field. `ref`, `className` and native attributes go to the `<input>`. */
export function TextField(props: TextFieldProps) {
  const { field, native } = splitFieldProps(props);
  const { start, end, className, id, type = 'text', ...rest } = native;
  return (
    <FormField {...field} id={id}>
      {(control) => (
        <div className={styles.withEnds}>
          {start ? <span className={styles.start}>{start}</span> : null}
          <input
            {...rest}
            {...control}
            type={type}
            className={classNames(
              styles.control,
              start && styles.roomAtStart,
              end && styles.roomAtEnd,
              className,
            )}
          />
          {end ? <span className={styles.end}>{end}</span> : null}
        </div>
      )}
    </FormField>
  );
}
