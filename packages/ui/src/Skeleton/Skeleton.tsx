import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends ComponentProps<'span'> {
  width?: string | number;
  height?: string | number;
  radius?: string | number;
}

/** A placeholder shape for content that's loading. The surrounding view announces that it's loading. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  radius = 6,
  className,
  style,
  ...rest
}: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...rest}
    className={classNames(skeleton, className)}
    style={{ inlineSize: width, blockSize: height, borderRadius: radius, ...style }}
  />
);
