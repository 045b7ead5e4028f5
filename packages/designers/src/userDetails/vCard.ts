/** Somebody's contact, as a vCard gives it. */
export interface Contact {
  firstName: string;
  lastName: string;
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

/** What a number and an address are for, and the parts of a name that nobody gave: left out where every letter costs. */
const uses = {
  file: { rest: ';;;', phone: ';TYPE=WORK,VOICE', email: ';TYPE=INTERNET,WORK' },
  code: { rest: '', phone: '', email: '' },
};

/** The lines of a vCard 3.0: for a file, or with as few letters as a printed code should hold. */
export function vCardLines(contact: Contact, medium: keyof typeof uses): string[] {
  const { firstName, lastName, name, organization, title, phone, email, website } = contact;
  const use = uses[medium];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lastName)};${escaped(firstName)}${use.rest}`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    ...(title ? [`TITLE:${escaped(title)}`] : []),
    ...(phone ? [`TEL${use.phone}:${escaped(phone)}`] : []),
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
