import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** `#id` of the main content. */
  href: string;
}

/** The first Tab stop: skips the navigation and goes to the content. */
export const SkipLink = ({ className, children = 'Skip to main content', ...rest }: SkipLinkProps) => (
  <a {...rest} className={classNames(skipLink, className)}>
    {children}
  </a>
);
