import { company, hostedBadge, hostedLogo } from '@daybreak/brand';
import dod from '@daybreak/brand/assets/badges/badge-dod.png';
import hipaa from '@daybreak/brand/assets/badges/badge-hipaa.png';
import nist from '@daybreak/brand/assets/badges/badge-nist.png';
import r2 from '@daybreak/brand/assets/badges/badge-r2.png';
import rios from '@daybreak/brand/assets/badges/badge-rios.png';
import icon from '@daybreak/brand/assets/logo/png/daybreak-icon-primary-4x.png';
import stacked from '@daybreak/brand/assets/logo/png/daybreak-stacked-primary-4x.png';

const badges = { dod, hipaa, nist, r2, rios };

const here: Readonly<Record<string, string>> = {
  [hostedLogo('icon', 'primary')]: icon,
  [hostedLogo('stacked', 'primary')]: stacked,
  ...Object.fromEntries(company.certifications.map(({ id }) => [hostedBadge(id), badges[id]])),
};

/** The package's own copy of a picture that mails link to: a preview asks no other host. */
export const picturesHere = (address: string): string => here[address] ?? address;
