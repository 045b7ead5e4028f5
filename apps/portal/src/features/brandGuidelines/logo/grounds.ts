import type { LogoVariant } from '@daybreak/brand';

/** The plate that shows a variant at its best. */
export const grounds = {
  primary: 'paper',
  grey: 'paper',
  white: 'teal',
  'on-image': 'picture',
  night: 'orange',
} as const satisfies Record<LogoVariant, string>;
