'use client';

import { ChevronRight } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../classNames.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Sidebar.css.ts';
import { useSidebar } from './SidebarProvider.tsx';

export interface SidebarGroupProps extends ComponentProps<'div'> {
  label: string;
  icon?: ReactNode;
  defaultOpen?: boolean;
}

/** A collapsible group of links under a heading. On the icon rail, opening a group first expands the sidebar. */
export function SidebarGroup({
  label,
  icon,
  defaultOpen = false,
  className,
  children,
  ...rest
}: SidebarGroupProps) {
  const { open: sidebarOpen, mobile, toggle } = useSidebar();
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const rail = !sidebarOpen && !mobile;
  const isShown = open && !rail;
  const heading = useRef<HTMLButtonElement>(null);
  const members = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    // If a focused link is collapsed, its heading gets the focus.
    if (!isShown && members.current?.contains(document.activeElement)) heading.current?.focus();
  }, [isShown]);
  const click = () => {
    if (rail) toggle();
    setOpen(rail || !open);
  };
  return (
    <div {...rest} className={classNames(styles.group, className)}>
      <Tooltip content={rail ? label : null} side="right">
        <button
          ref={heading}
          type="button"
          className={classNames(styles.entry, styles.groupLabel)}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={click}
        >
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.words}>{label}</span>
          <ChevronRight className={styles.chevron} size={16} />
        </button>
      </Tooltip>
      <ul ref={members} id={id} hidden={!isShown} className={styles.members}>
        {Children.map(children, (child) => (isValidElement(child) ? <li>{child}</li> : null))}
      </ul>
    </div>
  );
}
