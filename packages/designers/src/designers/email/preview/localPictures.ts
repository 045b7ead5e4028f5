import icon from '@daybreak/brand/assets/logo/png/daybreak-icon-on-image-4x.png';
import logo from '@daybreak/brand/assets/logo/png/daybreak-logo-on-image-4x.png';
import { previewUrl } from '@daybreak/media/previews';
import type { PictureAddresses } from '../html/mail.ts';

const logos = { icon, logo };

/** The package's own copies of the pictures, for the preview, so that it makes no requests to other hosts. */
export const localPictures: PictureAddresses = {
  logo: (layout) => logos[layout],
  picture: (file) => previewUrl(file, 960),
};
