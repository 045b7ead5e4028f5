import { company } from '@daybreak/brand';
import { type Contact, ownFileName, vCardText } from '@daybreak/designers';
import type { StaffMember } from '../../../backend/interfaces/Staff.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';

/** Returns a colleague as an address-book contact. */
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

export const vCardOf = (person: StaffMember): string => vCardText(contactOf(person));

/** Returns a file name such as `łukasz-nowak.vcf`. */
export const vCardName = (person: StaffMember): string => ownFileName(plainName(person), 'contact', 'vcf');
