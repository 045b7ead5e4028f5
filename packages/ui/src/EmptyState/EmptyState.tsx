import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: ReactNode;
  title: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** A placeholder that explains what will appear here and offers a next step. */
export const EmptyState = ({ icon, title, action, className, children, ...rest }: EmptyStateProps) => (
  <div {...rest} className={classNames(styles.empty, className)}>
    {icon ? (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    ) : null}
    <Heading level={2} size="md">
      {title}
    </Heading>
    {children ? <div className={styles.words}>{children}</div> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
);
