import iconOnDark from '@daybreak/brand/assets/logo/daybreak-icon-on-image.svg';
import iconOnLight from '@daybreak/brand/assets/logo/daybreak-icon-primary.svg';
import logoOnDark from '@daybreak/brand/assets/logo/daybreak-logo-on-image.svg';
import logoOnLight from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import type { UserDetails } from '../userDetails/userDetails.ts';

/** The grounds that a piece may have: the options of a `theme` field. */
export type Ground = 'white' | 'blue' | 'image';

const logos: Record<UserDetails['logoVersion'], Record<Ground, string>> = {
  primary: { white: logoOnLight, blue: logoOnDark, image: logoOnDark },
  icon: { white: iconOnLight, blue: iconOnDark, image: iconOnDark },
};

/** The address of the logo in the person's version that reads on a ground. */
export const logoOn = (ground: Ground, version: UserDetails['logoVersion']) => logos[version][ground];
