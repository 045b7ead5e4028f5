'use client';

import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../classNames.ts';
import type { Elements } from '../inElements.tsx';
import { asSentence } from '../Verbatim/Sentence.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FormField.css.ts';

/** The texts every form field can have. */
export interface FieldProps {
  label: ReactNode;
  /** Help that stays visible. */
  hint?: ReactNode;
  /** The problem, in the user's words. */
  error?: ReactNode;
  /** The used and the allowed number of characters. */
  counter?: { count: number; limit: number };
  required?: boolean;
  /** Id of another description of the control, such as a message about the whole form. */
  describedBy?: string;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
}

export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

export interface FormFieldProps extends FieldProps {
  className?: string;
  id?: string;
  ref?: Ref<HTMLDivElement>;
  children: (control: ControlProps) => Elements;
}

/** Returns the id of a control's label, to label the popup that the control opens. */
export const labelIdOf = (controlId: string) => `${controlId}-label`;

/** The label, hint, error and counter around a control, connected to it for assistive technology. */
export function FormField({
  label,
  hint,
  error,
  counter,
  required,
  hideLabel,
  describedBy,
  className,
  id,
  children,
  ...rest
}: FormFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const counterId = counter ? `${controlId}-counter` : undefined;
  const Label = (
    <label id={labelIdOf(controlId)} className={styles.label} htmlFor={controlId}>
      <span>{asSentence(label)}</span>
      {required ? (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      ) : null}
    </label>
  );
  return (
    <div {...rest} className={classNames(styles.field, className)}>
      <div className={styles.head}>
        {hideLabel ? <VisuallyHidden>{Label}</VisuallyHidden> : Label}
        {counter ? (
          <span
            id={counterId}
            className={styles.counter}
            data-over={counter.count > counter.limit || undefined}
          >
            <span>{`${counter.count}/${counter.limit}`}</span>
            <VisuallyHidden> characters used</VisuallyHidden>
          </span>
        ) : null}
      </div>
      {children({
        id: controlId,
        'aria-describedby': classNames(errorId, describedBy, hintId, counterId) || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {asSentence(hint)}
        </p>
      ) : null}
      <div role="alert">
        {error ? (
          <p id={errorId} className={styles.error}>
            {asSentence(error)}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Splits a field's own props from those of its native control. */
export function splitFieldProps<Props extends Partial<FieldProps> & { label: ReactNode }>(props: Props) {
  const { label, hint, error, counter, required, describedBy, hideLabel, ...native } = props;
  return { field: { label, hint, error, counter, required, describedBy, hideLabel }, native };
}
