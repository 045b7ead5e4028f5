import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { badge, outline, soft, solid } from './Badge.css.ts';

export const badgeTones = ['neutral', 'info', 'success', 'warning', 'danger', 'accent'] as const;
export const badgeLooks = ['soft', 'outline', 'solid'] as const;

const styles = { soft, outline, solid };

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: (typeof badgeTones)[number];
  look?: (typeof badgeLooks)[number];
}

/** A short label, such as a status or a role. */
export const Badge = ({ tone = 'neutral', look = 'soft', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(badge, styles[look][tone], className)} />
);
