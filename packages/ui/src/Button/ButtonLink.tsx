'use client';

import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { inElements } from '../inElements.tsx';
import type { LinkProps } from '../Link/Link.tsx';
import { newTabProps, useLinkComponent } from '../Link/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './variants.ts';

export interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
}

/** A link that looks like a button. For actions, use `Button`. */
export function ButtonLink({
  href,
  newTab = false,
  tone = 'neutral',
  size = 'medium',
  icon,
  wide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const Anchor = useLinkComponent(href, newTab);
  return (
    <Anchor
      {...rest}
      {...(newTab ? newTabProps : {})}
      href={href}
      className={classNames(
        styles.button,
        styles.tone[tone],
        styles.size[size],
        wide && styles.wide,
        className,
      )}
    >
      {inElements(icon)}
      {inElements(children)}
      {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </Anchor>
  );
}
