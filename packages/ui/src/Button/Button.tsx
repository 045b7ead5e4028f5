'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useFocusHandedOn } from '../focus/useFocusHandedOn.ts';
import { type Elements, inElements } from '../inElements.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { activation } from './activation.ts';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one main action of a view. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Stands before the words; decorative. */
  icon?: Elements;
  /** The action is under way: the button keeps its focus and does nothing more. */
  busy?: boolean;
  /** What the button says while busy. */
  busyLabel?: string;
  /** Not possible now, for a reason that can be seen. The button keeps its place for the keyboard. */
  disabled?: boolean;
  /** Why the action is not possible now. The button stays reachable, so that the reason can be heard and read. */
  disabledReason?: string;
  /** As wide as its container. */
  wide?: boolean;
}

/** Does something. What leads somewhere is a `ButtonLink`. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  icon,
  busy = false,
  busyLabel,
  disabled = false,
  disabledReason,
  wide = false,
  type = 'button',
  className,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  return (
    <button
      // Also its description for assistive technology, as every title is that is not the name.
      title={disabledReason}
      {...rest}
      ref={useFocusHandedOn(ref)}
      type={type}
      {...activation(busy || disabled || Boolean(disabledReason), onClick)}
      data-busy={busy || undefined}
      data-tone={tone}
      className={classNames(
        styles.button,
        styles.tone[tone],
        styles.size[size],
        wide && styles.wide,
        className,
      )}
    >
      {busy ? <Spinner label="" aria-hidden="true" role="none" /> : icon}
      {inElements((busy && busyLabel) || children)}
    </button>
  );
}
