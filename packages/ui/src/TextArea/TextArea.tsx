'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { textArea } from '../FormField/FormField.css.ts';
import { type FieldProps, FormField, splitFieldProps } from '../FormField/FormField.tsx';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'required'> {}

/** A multiline text field. `ref`, `className` and native attributes go to the `<textarea>`. */
export function TextArea(props: TextAreaProps) {
  const { field, native } = splitFieldProps(props);
  const { className, id, rows = 4, ...rest } = native;
  return (
    <FormField {...field} id={id}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={classNames(textArea, className)} />
      )}
    </FormField>
  );
}
