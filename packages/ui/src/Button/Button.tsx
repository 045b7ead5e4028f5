'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { useFocusHandover } from '../focus/useFocusHandover.ts';
import { type Elements, inElements } from '../inElements.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { activation } from './activation.ts';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is a view's one main action. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Placed before the words; decorative. */
  icon?: Elements;
  /** The action is running: the button keeps its focus and does nothing else. */
  busy?: boolean;
  /** The button's label while busy. */
  busyLabel?: string;
  /** Not possible now, for a reason that's visible. The button keeps its place in the tab order. */
  disabled?: boolean;
  /** The reason that the action isn't possible now. The button stays reachable, so users can hear and read it. */
  disabledReason?: string;
  /** Makes the button as wide as its container. */
  wide?: boolean;
}

/** Performs an action. For links, use `ButtonLink`. */
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
      // Also its description for assistive technology, like any title that isn't the name.
      title={disabledReason}
      {...rest}
      ref={useFocusHandover(ref)}
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
