import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  padding?: keyof typeof styles.padding;
  /** The card is a link: it reacts to the pointer. The link or button inside it does the work. */
  interactive?: boolean;
}

/** One unit: a person, a material type, a picture. Never inside another card. */
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
