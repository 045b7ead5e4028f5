import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is the one main action of a view. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Stands before the words; decorative. */
  icon?: ReactNode;
  /** The action is under way: the button keeps its focus and does nothing more. */
  busy?: boolean;
  /** What the button says while busy. */
  busyLabel?: string;
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
  disabledReason,
  wide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inert = busy || Boolean(disabledReason);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      // Also its description for assistive technology, as every title is that is not the name.
      title={disabledReason}
      {...rest}
      type={type}
      aria-disabled={inert || undefined}
      data-busy={busy || undefined}
      onClick={click}
      className={classNames(
        styles.button,
        styles.tone[tone],
        styles.size[size],
        wide && styles.wide,
        className,
      )}
    >
      {busy ? <Spinner label="" aria-hidden="true" role="presentation" /> : icon}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}
