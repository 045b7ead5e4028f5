import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from './Stack.css.ts';

export type SpaceStep = keyof typeof styles.gap;
export type Align = keyof typeof styles.align;

export interface StackProps extends ComponentProps<'div'> {
  /** Steps of the 4 px grid between the children. */
  gap?: SpaceStep | number;
  align?: Align;
  as?: ElementType;
}

/** Stacks children vertically, evenly spaced. */
export const Stack = ({
  gap = '4',
  align = 'stretch',
  as: Element = 'div',
  className,
  ...rest
}: StackProps) => (
  <Element
    {...rest}
    className={classNames(styles.stack, styles.gap[String(gap) as SpaceStep], styles.align[align], className)}
  />
);
