'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { inElements } from '../inElements.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { link } from './Link.css.ts';
import { newTabProps, useLinkComponent } from './LinkProvider.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Opens in a new tab and says so to assistive technology. */
  newTab?: boolean;
}

/** A link inside text. */
export function Link({ href, newTab = false, className, children, ...rest }: LinkProps) {
  const Anchor = useLinkComponent(href, newTab);
  return (
    <Anchor {...rest} {...(newTab ? newTabProps : {})} href={href} className={classNames(link, className)}>
      {inElements(children)}
      {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </Anchor>
  );
}
