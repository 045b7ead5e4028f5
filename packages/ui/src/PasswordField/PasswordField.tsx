'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import * as buttons from '../Button/Button.css.ts';
import { classNames } from '../classNames.ts';
import * as styles from '../FormField/FormField.css.ts';
import { type FieldProps, FormField, splitFieldProps } from '../FormField/FormField.tsx';

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'required' | 'type'> {}

/** A password field with a show/hide toggle and a hint while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, native } = splitFieldProps(props);
  const { className, id, onKeyDown, onBlur, ...rest } = native;
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FormField {...field} hint={capsLock ? 'Caps Lock is on.' : field.hint} id={id}>
      {(control) => (
        <div className={styles.withEnds}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            onKeyUp={watchCapsLock}
            onKeyDown={(event) => {
              watchCapsLock(event);
              onKeyDown?.(event);
            }}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
            className={classNames(styles.control, styles.roomAtEnd, className)}
          />
          <span className={styles.end}>
            <button
              type="button"
              aria-label={isShown ? 'Hide password' : 'Show password'}
              className={classNames(
                buttons.button,
                buttons.tone.quiet,
                buttons.size.small,
                buttons.iconOnly.small,
              )}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
            </button>
          </span>
        </div>
      )}
    </FormField>
  );
}
