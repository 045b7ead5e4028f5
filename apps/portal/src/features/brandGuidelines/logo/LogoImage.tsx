import { type LogoLayout, type LogoVariant, logoViewBox } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import { logoLayoutUse, logoVariantUse } from '@daybreak/brand/guidelines';
import type { ComponentProps } from 'react';
import { logo } from '../messages.ts';

interface LogoImageProps extends Omit<ComponentProps<'img'>, 'src' | 'height'> {
  layout?: LogoLayout;
  variant?: LogoVariant;
}

/** A logo from the brand package. Its space is reserved before it loads. */
export const LogoImage = ({ layout = 'logo', variant = 'primary', alt, ...rest }: LogoImageProps) => (
  <img
    width={logoViewBox[layout].width}
    {...rest}
    height={logoViewBox[layout].height}
    src={logoUrl(layout, variant)}
    alt={alt ?? logo.alt(logoLayoutUse[layout].name, logoVariantUse[variant].name)}
  />
);
