import { hostedLogo } from '@daybreak/brand';
import { hostedPicture, type PictureFile } from '@daybreak/media';
import { directionOf } from '../../../editor/artwork/text/direction.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import type { EmailDraft } from '../email.fields.ts';
import { type Letter, letterOf } from '../letter.ts';
import { type EmailColors, emailColors } from './emailColors.ts';

/** The addresses of the email's pictures. */
export interface PictureAddresses {
  logo: (layout: 'icon' | 'logo') => string;
  picture: (file: PictureFile) => string;
}

/**
 * The pictures that recipients load from the company's site. The logo is the dark-ground version in every theme,
 * because on its own band it stays readable if a dark screen inverts the letter.
 */
export const hostedPictures: PictureAddresses = {
  logo: (layout) => hostedLogo(layout, 'on-image'),
  picture: hostedPicture,
};

/** The data that templates render. */
export interface EmailContent extends Letter {
  logo: 'icon' | 'logo';
  colors: EmailColors;
  addresses: PictureAddresses;
  direction: 'ltr' | 'rtl';
  /** The sides where lines start and end: Outlook's Word engine doesn't know `start` and `end`. */
  start: 'left' | 'right';
  end: 'left' | 'right';
}

export function emailOf(draft: EmailDraft, user: UserDetails, addresses: PictureAddresses): EmailContent {
  const direction = directionOf(draft.headline || draft.content);
  return {
    ...letterOf(draft, user),
    logo: user.logoVersion === 'icon' ? 'icon' : 'logo',
    colors: emailColors[draft.theme],
    addresses,
    direction,
    start: direction === 'ltr' ? 'left' : 'right',
    end: direction === 'ltr' ? 'right' : 'left',
  };
}
