'use client';

import { Dialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { ModalContent } from '../Dialog/ModalContent.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Sidebar.css.ts';
import { useSidebar } from './SidebarProvider.tsx';

export interface SidebarProps extends ComponentProps<'nav'> {
  /** Names the navigation for assistive technology. */
  label: string;
  header?: ReactNode;
  footer?: ReactNode;
}

/** Side navigation. On a desktop, it's 16rem wide or a 3rem icon rail; below 768 px, it's an 18rem drawer. */
export function Sidebar({ label, header, footer, className, children, ...rest }: SidebarProps) {
  const { open, mobile, drawerOpen, setDrawerOpen } = useSidebar();
  const content = (
    <>
      {header ? <div className={styles.header}>{header}</div> : null}
      <div className={styles.content}>{children}</div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  );
  if (!mobile)
    return (
      <nav
        {...rest}
        aria-label={label}
        data-state={open ? 'expanded' : 'collapsed'}
        className={classNames(styles.panel, className)}
      >
        {content}
      </nav>
    );
  return (
    <Radix.Root open={drawerOpen} onOpenChange={setDrawerOpen}>
      <Radix.Portal>
        <Radix.Overlay className={styles.backdrop} />
        <ModalContent
          aria-describedby={undefined}
          onDismiss={() => setDrawerOpen(false)}
          className={styles.drawer}
        >
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <nav {...rest} aria-label={label} className={classNames(className)} style={{ display: 'contents' }}>
            {content}
          </nav>
        </ModalContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
