import { ChevronRight } from 'lucide-react';
import { Children, type ComponentProps, isValidElement, type ReactNode, useId, useState } from 'react';
import { classNames } from '../classNames.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './Sidebar.css.ts';
import { useSidebar } from './SidebarProvider.tsx';

export interface SidebarGroupProps extends ComponentProps<'div'> {
  label: string;
  icon?: ReactNode;
  defaultOpen?: boolean;
}

/** Links under one heading, which folds them away. On the icon rail, opening a group first widens the sidebar. */
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
  const shown = open && !rail;
  const click = () => {
    if (rail) toggle();
    setOpen(rail || !open);
  };
  const heading = (
    <button
      type="button"
      className={classNames(styles.entry, styles.groupLabel)}
      aria-expanded={shown}
      aria-controls={id}
      onClick={click}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>{label}</span>
      <ChevronRight className={styles.chevron} size={16} aria-hidden="true" />
    </button>
  );
  return (
    <div {...rest} className={classNames(styles.group, className)}>
      {rail ? (
        <Tooltip content={label} side="right">
          {heading}
        </Tooltip>
      ) : (
        heading
      )}
      <ul id={id} hidden={!shown} className={styles.members}>
        {Children.map(children, (child) => (isValidElement(child) ? <li>{child}</li> : null))}
      </ul>
    </div>
  );
}
