import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  padding?: keyof typeof styles.padding;
  /** The card reacts to the pointer. The link or button inside it performs the action. */
  interactive?: boolean;
}

/** A container for one item, such as a person, a material type or a picture. Don't nest cards. */
export const Card = ({
  as: Element = 'div',
  padding = 'medium',
  interactive = false,
  className,
  ...rest
}: CardProps) => (
  <Element
    {...rest}
    className={classNames(styles.card, styles.padding[padding], interactive && styles.interactive, className)}
  />
);
