import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../Button/variants.ts';
import { classNames } from '../classNames.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name, and the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: ButtonTone;
  size?: ButtonSize;
  tooltip?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  tooltip = true,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
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
