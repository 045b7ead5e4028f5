import { company } from '@daybreak/brand';
import type { StaffMember } from '../../backend/Backend.ts';
import { saveText } from '../../files/startDownload.ts';
import { plainName } from '../../staff/staffNames.ts';

/** Backslash, comma, semicolon and line breaks mean something in a vCard (RFC 2426, section 4). */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/([,;])/g, '\\$1');

const octets = new TextEncoder();

/** Lines of at most 75 octets, continued after a line break and a space (RFC 2426, section 2.6). No character is cut. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    // The space that a continued line begins with counts too.
    const limit = last === 0 ? 75 : 74;
    if (octets.encode(lines[last] + character).length > limit) lines.push(character);
    else lines[last] += character;
  }
  return lines.join('\r\n ');
}

/** A colleague as a vCard 3.0, which address books of phones and computers take. */
export function vCardOf(person: StaffMember): string {
  const { firstName, lastName, jobTitle, email, phone } = person;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastName ?? '')};${escaped(firstName)};;;`,
    `FN:${escaped(plainName(person))}`,
    `ORG:${escaped(company.legalName)}`,
    ...(jobTitle ? [`TITLE:${escaped(jobTitle)}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${escaped(phone)}`] : []),
    `URL:${company.website}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

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
