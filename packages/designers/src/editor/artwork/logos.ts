import type { LogoVariant } from '@daybreak/brand';
import iconOnOrange from '@daybreak/brand/assets/logo/daybreak-icon-night.svg';
import iconOnDark from '@daybreak/brand/assets/logo/daybreak-icon-on-image.svg';
import iconOnLight from '@daybreak/brand/assets/logo/daybreak-icon-primary.svg';
import logoOnOrange from '@daybreak/brand/assets/logo/daybreak-logo-night.svg';
import logoOnDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import logoOnLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import { useContext } from 'react';
import type { UserDetails } from '../userDetails/userDetails.ts';
import { ArtworkBrand } from './artworkBrand.ts';

/** The grounds a piece may have: the options of a `theme` field. */
export type Theme = 'white' | 'blue' | 'image' | 'orange';

type LogoVersion = UserDetails['logoVersion'];

const variants = { white: 'primary', blue: 'on-image', image: 'on-image', orange: 'night' } as const;
const logos: Record<LogoVersion, Record<(typeof variants)[Theme] & LogoVariant, string>> = {
  primary: { primary: logoOnLight, 'on-image': logoOnDark, night: logoOnOrange },
  icon: { primary: iconOnLight, 'on-image': iconOnDark, night: iconOnOrange },
};

/** Returns the function that gives the URL of the logo in the user's version that's legible on a ground. */
export function useLogoOn(): (ground: Theme, version: LogoVersion) => string {
  const brand = useContext(ArtworkBrand);
  return (ground, version) => {
    const variant = variants[ground];
    const name = `daybreak-${version === 'icon' ? 'icon' : 'logo'}-${variant}`;
    return brand.logos[name] ?? logos[version][variant];
  };
}
