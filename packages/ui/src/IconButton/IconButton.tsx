'use client';

import type { ComponentProps, ReactNode } from 'react';
import { activation } from '../Button/activation.ts';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/variants.ts';
import { classNames } from '../classNames.ts';
import { useFocusHandover } from '../focus/useFocusHandover.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  tooltip?: boolean;
  /** The action is running: the button keeps its focus and does nothing else. */
  busy?: boolean;
  /** Not possible now. The button keeps its place in the tab order. */
  disabled?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  tooltip = true,
  type = 'button',
  busy = false,
  disabled = false,
  className,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      ref={useFocusHandover(ref)}
      type={type}
      {...activation(busy || disabled, onClick)}
      data-busy={busy || undefined}
      data-tone={tone}
      aria-label={label}
      className={classNames(
        styles.button,
        styles.tone[tone],
        styles.size[size],
        styles.iconOnly[size],
        className,
      )}
    >
      {icon}
    </button>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
