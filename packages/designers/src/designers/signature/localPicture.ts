import { company, hostedBadge, hostedMailPicture, type MailPicture } from '@daybreak/brand';
import dod from '@daybreak/brand/assets/badges/badge-dod.png';
import hipaa from '@daybreak/brand/assets/badges/badge-hipaa.png';
import nist from '@daybreak/brand/assets/badges/badge-nist.png';
import r2 from '@daybreak/brand/assets/badges/badge-r2.png';
import rios from '@daybreak/brand/assets/badges/badge-rios.png';
import bannerNight from '@daybreak/brand/assets/mail/banner-night.png';
import bannerOrange from '@daybreak/brand/assets/mail/banner-orange.png';
import bannerTeal from '@daybreak/brand/assets/mail/banner-teal.png';
import certifications from '@daybreak/brand/assets/mail/certifications.png';
import icon from '@daybreak/brand/assets/mail/icon.png';
import logo from '@daybreak/brand/assets/mail/logo.png';
import panel from '@daybreak/brand/assets/mail/panel.png';
import panelIcon from '@daybreak/brand/assets/mail/panel-icon.png';
import stacked from '@daybreak/brand/assets/mail/stacked.png';
import { hostedThumbnail, pictures } from '@daybreak/media';
import { thumbnailUrl } from '@daybreak/media/files';

const badges = { dod, hipaa, nist, r2, rios };

const drawnPictures: Record<MailPicture, string> = {
  logo,
  stacked,
  icon,
  certifications,
  panel,
  'panel-icon': panelIcon,
  'banner-night': bannerNight,
  'banner-teal': bannerTeal,
  'banner-orange': bannerOrange,
};

const localPaths: Readonly<Record<string, string>> = Object.fromEntries([
  ...company.certifications.map(({ id }) => [hostedBadge(id), badges[id]]),
  ...Object.entries(drawnPictures).map(([name, url]) => [hostedMailPicture(name as MailPicture), url]),
  ...pictures.map(({ file }) => [hostedThumbnail(file), thumbnailUrl(file)]),
]);

/** The package's own copy of a picture that emails link to, so that a preview makes no requests to other hosts. */
export const localPicture = (address: string): string => localPaths[address] ?? address;
