import { phoneNumber } from '@daybreak/brand/phone';
import { nameParts } from './names/nameParts.ts';

/** A person's contact details for a vCard. */
export interface Contact {
  /** Both, if they're known separately; otherwise they're derived from the name. */
  firstName?: string;
  lastName?: string;
  /** The full name, as it's shown. */
  name: string;
  organization: string;
  title?: string | null;
  phone?: string | null;
  email: string;
  website?: string;
}

/** Backslash, comma, semicolon and line breaks have a meaning in a vCard (RFC 2426, section 4). */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/([,;])/g, '\\$1');

/** The uses of a number and an address, left out where every character counts. */
const uses = {
  file: { phone: ';TYPE=WORK,VOICE', email: ';TYPE=INTERNET,WORK' },
  code: { phone: '', email: '' },
};

/** The five parts of a name, in order. A code leaves out the separators after the last one. */
function partsOf(contact: Contact, medium: keyof typeof uses): string {
  const { family, given, additional, prefix, suffix } = nameParts(contact);
  const parts = [family, given, additional, prefix, suffix].map(escaped).join(';');
  return medium === 'code' ? parts.replace(/;{1,3}$/, '') : parts;
}

/** A short number, which can only be dialed domestically or in-house. */
const isShort = (text: string) => /^[\d\s().+*#-]{3,}$/.test(text);

/**
 * A number that phones can dial from everywhere, with its extension as in a link: address books read it there, and RFC
 * 2426 leaves it to the numbering plans. Separators would be taken as part of the number. Text that isn't a number
 * would be dialed by the keys of its letters.
 */
const numberOf = (phone: string): string | undefined =>
  phoneNumber(phone) ?? (isShort(phone) ? phone.trim() : undefined);

/** Returns the lines of a vCard 3.0: for a file, or with as few characters as possible for a printed code. */
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

/**
 * Splits a line into lines of at most 75 octets, continued after a line break and a space (RFC 2426, section 2.6).
 * Never splits a character.
 */
function foldLine(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    // The space at the start of a continued line counts too.
    const limit = last === 0 ? 75 : 74;
    if (octets.encode(lines[last] + character).length > limit) lines.push(character);
    else lines[last] += character;
  }
  return lines.join('\r\n ');
}

/** The text of a `.vcf` file, which address books on phones and computers accept. */
export const vCardText = (contact: Contact): string =>
  `${vCardLines(contact, 'file').map(foldLine).join('\r\n')}\r\n`;
