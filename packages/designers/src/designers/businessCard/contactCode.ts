import { company } from '@daybreak/brand';
import { type QrPath, smallestModule } from '../../editor/artwork/qr.ts';
import { contactOf, namesOf, type UserDetails } from '../../editor/userDetails/userDetails.ts';
import { type Contact, vCardLines } from '../../editor/userDetails/vCard.ts';
import { contactQr } from './contactQr.ts';

/**
 * Side of the printed code with its quiet zone, in millimeters: the usual size, and the largest if its modules need it.
 */
const codeSizes = { usual: 18, largest: 23 };

const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** The person's contact on the card, one line each; the company's details until a name is entered. */
export function cardContact(user: UserDetails): Contact {
  const { phone, email } = contactOf(user);
  const name = inOneLine(user.name) || company.name;
  return {
    ...namesOf({ ...user, name }),
    name,
    organization: company.name,
    title: inOneLine(user.title),
    phone: inOneLine(phone),
    email: inOneLine(email),
  };
}

/** A vCard 3.0 with few fields, so that its code stays coarse enough to print small. */
export const contactCard = (user: UserDetails): string => vCardLines(cardContact(user), 'code').join('\n');

export interface ContactCode extends QrPath {
  /** Printed side lengths of the code and of a module, in millimeters. */
  size: number;
  module: number;
}

let latest: { user: UserDetails; code: ContactCode } | undefined;

/**
 * The QR code of a person's contact. A card is drawn several times and its code is checked, so the result is cached.
 */
export function contactCode(user: UserDetails): ContactCode {
  if (latest?.user !== user) latest = { user, code: codeOf(user) };
  return latest.code;
}

function codeOf(user: UserDetails): ContactCode {
  const code = contactQr(cardContact(user));
  const module = Math.min(
    codeSizes.largest / code.side,
    Math.max(codeSizes.usual / code.side, smallestModule),
  );
  return { ...code, size: module * code.side, module };
}

/** Rounded down, so that a size below the limit never reads as the limit. */
const millimetres = (size: number) => (Math.floor(size * 100) / 100).toFixed(2);

/** Explains that a code is too fine for phones, in a sentence for the user; undefined if it's fine. */
export function codeSizeWarning(user: UserDetails): string | undefined {
  const { module } = contactCode(user);
  return module < smallestModule
    ? `Its squares would be only ${millimetres(module)} mm wide in print. Phones need ${millimetres(smallestModule)} mm. Shorten the name, title or email.`
    : undefined;
}
