import { company, logoViewBox } from '@daybreak/brand';
import onDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import onLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import type { ComponentProps } from 'react';
import { useTheme } from '../theme/useTheme.ts';
import { background } from './Logo.css.ts';

/** The company's logo in the version for the current theme. Give it a height; its width is reserved before it loads. */
export const Logo = ({
  className = '',
  ...props
}: Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'>) => (
  <img
    {...props}
    className={`${background} ${className}`}
    src={useTheme() === 'dark' ? onDark : onLight}
    alt={company.name}
    width={logoViewBox.logo.width}
    height={logoViewBox.logo.height}
  />
);
