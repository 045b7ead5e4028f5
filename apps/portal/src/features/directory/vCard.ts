import { company } from '@daybreak/brand';
import { type Contact, vCardText } from '@daybreak/designers';
import type { StaffMember } from '../../backend/Backend.ts';
import { saveText } from '../../files/startDownload.ts';
import { plainName } from '../../staff/staffNames.ts';

/** A colleague as an address book has them. */
export const contactOf = (person: StaffMember): Contact => ({
  firstName: person.firstName,
  lastName: person.lastName ?? '',
  name: plainName(person),
  organization: company.legalName,
  title: person.jobTitle,
  phone: person.phone,
  email: person.email,
  website: company.website,
});

/** A colleague as a vCard 3.0. */
export const vCardOf = (person: StaffMember): string => vCardText(contactOf(person));

/** `ada-okafor.vcf`: letters and digits that every file system takes. */
export const vCardName = (person: StaffMember): string => {
  const name = plainName(person)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/[^A-Za-z0-9-]/g, '')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return `${name || 'contact'}.vcf`;
};

/** Offers the vCard as a download. */
export const saveVCard = (person: StaffMember): void =>
  saveText(vCardOf(person), 'text/vcard', vCardName(person));
