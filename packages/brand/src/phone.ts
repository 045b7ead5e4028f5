import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { company } from './company.ts';
import { phoneExtension } from './phoneExtension.ts';

/** Converts text to characters that the library knows. `00` means `+`: no domestic number starts with it. */
const normalizeDigits = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s*[·•∙‧]\s*/g, '.')
    .replace(phoneExtension, ' ext. ')
    .replace(/^(\(?)\s*00\s*(?=\(?\s*[1-9])/, '$1+');

/** Accepts possible numbers, not just valid ones: 555-01xx is reserved for fiction, but it's still a number. */
function dialableUri(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, company.address.countryCode);
  return number?.isPossible() ? number.getURI() : undefined;
}

/** "(0)" is dialed only inside its country. Where callers abroad dial it too, as in Italy, the number is possible with it. */
const withoutZero = (text: string) => text.replace(/\(\s*0\s*\)/, '');

/** The digits that phone keys have for A to Z. */
const keys = '22233344455566677778889999';
const keypadDigits = (words: string) =>
  words
    .replaceAll(/[a-z]/gi, (letter) => keys.charAt(letter.toUpperCase().charCodeAt(0) - 65))
    .replaceAll(/\D/g, '');

/** An area code followed by words in capitals or words joined to it, then optionally an extension. */
const vanityPattern =
  /^(?:\+?1[\s.-]*)?\(?(?<area>\d{3})\)?[\s.-]*(?<words>[A-Z\d](?:[A-Z\d\s.-]*[A-Z\d])?|(?<=[-.)])[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?<rest> ext\. \d{1,7})?$/;

/** "1-800-DAYBREAK". Letters after the tenth digit are only there to be read: networks ignore them. */
function dialableVanityUri(text: string): string | undefined {
  const { area = '', words = '', rest = '' } = vanityPattern.exec(text)?.groups ?? {};
  return /[a-z]{3}/i.test(words.replaceAll(/[\s.-]/g, ''))
    ? dialableUri(`${(area + keypadDigits(words)).slice(0, 10)}${rest}`)
    : undefined;
}

/**
 * The link that dials a number, however it's written: `tel:+15125550103;ext=12` (RFC 3966). Undefined if it isn't a number, or if it can't
 * be dialed from everywhere, such as "555-0103".
 */
export function phoneLink(text: string): string | undefined {
  const number = normalizeDigits(text);
  return dialableUri(number) ?? dialableUri(withoutZero(number)) ?? dialableVanityUri(number);
}

/** The number in a vCard, as in the link: address books read it as a number and its extension. */
export const phoneNumber = (text: string): string | undefined => phoneLink(text)?.slice('tel:'.length);
