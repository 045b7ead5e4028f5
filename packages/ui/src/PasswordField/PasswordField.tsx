'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import * as buttons from '../Button/Button.css.ts';
import { classNames } from '../classNames.ts';
import type { FieldProps } from '../FormField/FormField.tsx';
import { TextField } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'required' | 'type'> {}

/** A password field with a show/hide toggle and a hint while Caps Lock is on. */
export function PasswordField({ hint, onKeyDown, onBlur, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      hint={capsLock ? 'Caps Lock is on.' : hint}
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
      end={
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
      }
    />
  );
}
