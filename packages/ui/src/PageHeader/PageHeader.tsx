import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import { inElements } from '../inElements.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Stands on the line of the title, behind it. */
  beside?: ReactNode;
  /** Buttons that concern the whole page. */
  actions?: ReactNode;
  /** The way to where this page belongs. */
  back?: ReactNode;
}

/** What page this is, and what can be done with all of it. */
export const PageHeader = ({
  title,
  description,
  beside,
  actions,
  back,
  className,
  ...rest
}: PageHeaderProps) => (
  <header {...rest} className={classNames(styles.header, className)}>
    {back ? <div>{back}</div> : null}
    <div className={styles.main}>
      <div className={styles.words}>
        {beside ? (
          <div className={styles.line}>
            <Heading level={1}>{title}</Heading>
            {inElements(beside)}
          </div>
        ) : (
          <Heading level={1}>{title}</Heading>
        )}
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  </header>
);
