import { phoneNumber } from '@daybreak/brand/phone';
import { nameParts } from './names/nameParts.ts';

/** Somebody's contact, as a vCard gives it. */
export interface Contact {
  /** Both, where they are known apart; otherwise they're read out of the name. */
  firstName?: string;
  lastName?: string;
  /** The whole name, as it is shown. */
  name: string;
  organization: string;
  title?: string | null;
  phone?: string | null;
  email: string;
  website?: string;
}

/** Backslash, comma, semicolon and line breaks mean something in a vCard (RFC 2426, section 4). */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/([,;])/g, '\\$1');

/** What a number and an address are for: left out where every letter costs. */
const uses = {
  file: { phone: ';TYPE=WORK,VOICE', email: ';TYPE=INTERNET,WORK' },
  code: { phone: '', email: '' },
};

/** The five parts of a name in their order. A code goes without the separators behind the last one. */
function partsOf(contact: Contact, medium: keyof typeof uses): string {
  const { family, given, additional, prefix, suffix } = nameParts(contact);
  const parts = [family, given, additional, prefix, suffix].map(escaped).join(';');
  return medium === 'code' ? parts.replace(/;{1,3}$/, '') : parts;
}

/** A short number, which is dialed at home or in the house only. */
const isShort = (text: string) => /^[\d\s().+*#-]{3,}$/.test(text);

/**
 * A number as telephones dial it from everywhere, its extension as in a link: address books read it there, and RFC 2426 leaves it to the
 * numbering plans. Separators would be taken for a part of the number. What is no number would be dialed by the keys of its letters.
 */
const numberOf = (phone: string): string | undefined =>
  phoneNumber(phone) ?? (isShort(phone) ? phone.trim() : undefined);

/** The lines of a vCard 3.0: for a file, or with as few letters as a printed code should hold. */
export function vCardLines(contact: Contact, medium: keyof typeof uses): string[] {
  const { name, organization, title, phone, email, website } = contact;
  const use = uses[medium];
  const number = phone ? numberOf(phone) : undefined;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${partsOf(contact, medium)}`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    ...(title ? [`TITLE:${escaped(title)}`] : []),
    ...(number ? [`TEL${use.phone}:${number}`] : []),
    `EMAIL${use.email}:${escaped(email)}`,
    ...(website ? [`URL:${website}`] : []),
    'END:VCARD',
  ];
}

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

/** The text of a `.vcf` file, which address books of phones and computers take. */
export const vCardText = (contact: Contact): string =>
  `${vCardLines(contact, 'file').map(folded).join('\r\n')}\r\n`;
