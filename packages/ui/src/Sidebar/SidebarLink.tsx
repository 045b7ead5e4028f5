'use client';

import { ExternalLink } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { newTabProps, useLinkComponent } from '../Link/LinkProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';
import { useSidebar } from './SidebarProvider.tsx';

export interface SidebarLinkProps extends ComponentProps<'a'> {
  href: string;
  icon?: ReactNode;
  newTab?: boolean;
  /** True for the current page. */
  current?: boolean;
}

/** A navigation link. On the icon rail, its label becomes a tooltip. In the drawer, choosing it closes the drawer. */
export function SidebarLink({
  href,
  icon,
  newTab = false,
  current = false,
  className,
  children,
  onClick,
  ...rest
}: SidebarLinkProps) {
  const { open, mobile, setDrawerOpen } = useSidebar();
  const Anchor = useLinkComponent(href, newTab);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (mobile) setDrawerOpen(false);
  };
  return (
    <Tooltip content={open || mobile ? null : children} side="right">
      <Anchor
        {...rest}
        {...(newTab ? newTabProps : {})}
        href={href}
        onClick={click}
        aria-current={current ? 'page' : undefined}
        className={classNames(styles.entry, className)}
      >
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>{children}</span>
        {newTab ? (
          <>
            <ExternalLink className={styles.external} size={14} />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </>
        ) : null}
      </Anchor>
    </Tooltip>
  );
}
