import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Heading.css.ts';

const sizeOf = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** Appearance, if it differs from the level's default. */
  size?: keyof typeof styles.size;
}

/** A heading in the document outline. */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h2';
  return <Element {...rest} className={classNames(styles.heading, styles.size[size], className)} />;
}
