import iconOnOrange from '@daybreak/brand/assets/logo/daybreak-icon-night.svg';
import iconOnDark from '@daybreak/brand/assets/logo/daybreak-icon-on-image.svg';
import iconOnLight from '@daybreak/brand/assets/logo/daybreak-icon-primary.svg';
import logoOnOrange from '@daybreak/brand/assets/logo/daybreak-logo-night.svg';
import logoOnDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import logoOnLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import type { UserDetails } from '../userDetails/userDetails.ts';

/** The grounds a piece may have: the options of a `theme` field. */
export type Ground = 'white' | 'blue' | 'image' | 'orange';

const logos: Record<UserDetails['logoVersion'], Record<Ground, string>> = {
  primary: { white: logoOnLight, blue: logoOnDark, image: logoOnDark, orange: logoOnOrange },
  icon: { white: iconOnLight, blue: iconOnDark, image: iconOnDark, orange: iconOnOrange },
};

/** URL of the logo in the user's version that's legible on a ground. */
export const logoOn = (ground: Ground, version: UserDetails['logoVersion']) => logos[version][ground];
