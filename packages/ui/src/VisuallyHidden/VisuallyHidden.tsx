import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { hidden } from './VisuallyHidden.css.ts';

/** Text for assistive technology only. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames(hidden, className)} />
);
