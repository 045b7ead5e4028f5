import { company } from '@daybreak/brand';
import { correction, generate, mode } from 'lean-qr';
import { contactOf, type UserDetails } from '../../userDetails/userDetails.ts';
import { type Contact, vCardLines } from '../../userDetails/vCard.ts';

/** Side of the printed code with its quiet zone, in millimetres. */
export const codeSize = 23;

/** Modules of white around a code (ISO/IEC 18004). */
const quietZone = 4;

/** Under this size, in millimetres, telephones begin to fail at a module. */
export const smallestModule = 0.3;

const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** What the card says of somebody, in one line each; the company while nobody has entered a name. */
export function cardContact(user: UserDetails): Contact {
  const { phone, email } = contactOf(user);
  const name = inOneLine(user.name) || company.name;
  const [firstName = '', ...rest] = name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    name,
    organization: company.name,
    title: inOneLine(user.title),
    phone: inOneLine(phone),
    email: inOneLine(email),
  };
}

/** A vCard 3.0 with the few fields that keep its code coarse enough to print small. */
export const contactCard = (user: UserDetails): string => vCardLines(cardContact(user), 'code').join('\n');

export interface ContactCode {
  /** Modules on a side, quiet zone included. */
  side: number;
  /** An SVG path in module units. */
  path: string;
  /** How large a module is printed, in millimetres. */
  module: number;
}

/** The QR code of somebody's contact. */
export function contactCode(user: UserDetails): ContactCode {
  const text = contactCard(user);
  // A code with letters beyond ASCII says that it is UTF-8: readers guess otherwise, and take some names for Japanese.
  const letters = [...text].every((character) => mode.ascii.test(character)) ? mode.ascii : mode.utf8;
  const code = generate(letters(text), { minCorrectionLevel: correction.L });
  const side = code.size + 2 * quietZone;
  // A run of dark modules is one rectangle: fewer edges, and no hairlines between neighbours.
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (code.get(x, y)) x += 1;
      const length = x - start;
      if (length > 0) runs.push(`M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`);
    }
  return { side, path: runs.join(''), module: codeSize / side };
}

/** Rounded down, so that a size under the limit never reads as the limit. */
const millimetres = (size: number) => (Math.floor(size * 100) / 100).toFixed(2);

/** What is wrong with a code too fine for phones, in a sentence for the user; undefined when nothing is. */
export function fineCodeOf(user: UserDetails): string | undefined {
  const { module } = contactCode(user);
  return module < smallestModule
    ? `Its squares would print ${millimetres(module)} mm wide, and phones need ${millimetres(smallestModule)} mm. Shorten the name, title or email.`
    : undefined;
}
