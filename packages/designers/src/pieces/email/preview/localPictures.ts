import icon from '@daybreak/brand/assets/logo/png/daybreak-icon-on-image-4x.png';
import logo from '@daybreak/brand/assets/logo/png/daybreak-logo-on-image-4x.png';
import roof from '@daybreak/media/assets/images/commercial-roof.jpg';
import dock from '@daybreak/media/assets/images/logistics-dock.jpg';
import recycling from '@daybreak/media/assets/images/panel-recycling.jpg';
import aisle from '@daybreak/media/assets/images/solar-aisle.jpg';
import rows from '@daybreak/media/assets/images/solar-utility-aerial.jpg';
import { hostedPictures, type PictureAddresses } from '../html/mail.ts';

const logos = { icon, logo };

const pictures: Partial<Record<Parameters<PictureAddresses['picture']>[0], string>> = {
  'commercial-roof': roof,
  'logistics-dock': dock,
  'panel-recycling': recycling,
  'solar-aisle': aisle,
  'solar-utility-aerial': rows,
};

/** The package's own copies of the pictures, for the preview: it asks no other host. */
export const localPictures: PictureAddresses = {
  logo: (layout) => logos[layout],
  picture: (file) => pictures[file] ?? hostedPictures.picture(file),
};
