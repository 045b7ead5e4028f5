import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../classNames.ts';
import * as styles from '../Stack/Stack.css.ts';
import type { Align, SpaceStep } from '../Stack/Stack.tsx';

export interface RowProps extends ComponentProps<'div'> {
  /** Steps of the 4 px grid between the children. */
  gap?: SpaceStep | number;
  align?: Align;
  justify?: keyof typeof styles.justify;
  wrap?: boolean;
  as?: ElementType;
}

/** Lays out children side by side, evenly spaced. */
export const Row = ({
  gap = '3',
  align = 'center',
  justify = 'start',
  wrap = false,
  as: Element = 'div',
  className,
  ...rest
}: RowProps) => (
  <Element
    {...rest}
    className={classNames(
      styles.row,
      styles.gap[String(gap) as SpaceStep],
      styles.align[align],
      styles.justify[justify],
      wrap && styles.wrap,
      className,
    )}
  />
);
