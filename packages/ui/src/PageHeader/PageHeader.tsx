import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import { inElements } from '../inElements.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Placed after the title, on the same line. */
  beside?: ReactNode;
  /** Buttons that apply to the whole page. */
  actions?: ReactNode;
  /** The link to this page's parent. */
  back?: ReactNode;
}

/** Shows the page title and the actions that apply to the whole page. */
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
