import { company, logoViewBox } from '@daybreak/brand';
import onDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import onLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import type { ComponentProps } from 'react';
import { useTheme } from '../theme/useTheme.ts';

/** The company's logo in the version that suits the theme. Give it a height; its width is reserved before it loads. */
export const Logo = (props: Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'>) => (
  <img
    {...props}
    src={useTheme() === 'dark' ? onDark : onLight}
    alt={company.name}
    width={logoViewBox.logo.width}
    height={logoViewBox.logo.height}
  />
);
