import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { company } from './company.ts';
import { phoneExtension } from './phoneExtension.ts';

/** In the signs that the library knows. `00` before a country code is `+`: no number at home begins with it. */
const readable = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s*[·•∙‧]\s*/g, '.')
    .replace(phoneExtension, ' ext. ')
    .replace(/^(\(?)\s*00\s*(?=\(?\s*[1-9])/, '$1+');

/** Possible numbers rather than valid ones: 555-01xx is for fiction, and no less a number. */
function possible(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, company.address.countryCode);
  return number?.isPossible() ? number.getURI() : undefined;
}

/** "(0)" is dialed inside its country only. Where it's dialed from everywhere, as in Italy, a number is possible with it. */
const withoutZero = (text: string) => text.replace(/\(\s*0\s*\)/, '');

/** What the keys of a telephone have in place of A to Z. */
const keys = '22233344455566677778889999';
const dialed = (words: string) =>
  words
    .replaceAll(/[a-z]/gi, (letter) => keys.charAt(letter.toUpperCase().charCodeAt(0) - 65))
    .replaceAll(/\D/g, '');

/** An area code and words in capitals, or words that are joined to it; then perhaps an extension. */
const vanity =
  /^(?:\+?1[\s.-]*)?\(?(?<area>\d{3})\)?[\s.-]*(?<words>[A-Z\d](?:[A-Z\d\s.-]*[A-Z\d])?|(?<=[-.)])[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?<rest> ext\. \d{1,7})?$/;

/** "1-800-DAYBREAK". Letters after the tenth digit are there to be read: networks take no more. */
function possibleInWords(text: string): string | undefined {
  const { area = '', words = '', rest = '' } = vanity.exec(text)?.groups ?? {};
  return /[a-z]{3}/i.test(words.replaceAll(/[\s.-]/g, ''))
    ? possible(`${(area + dialed(words)).slice(0, 10)}${rest}`)
    : undefined;
}

/**
 * The link that dials a number, however it's written: `tel:+15125550103;ext=12` (RFC 3966). Undefined for what is no number, and for one
 * that can't be dialed from everywhere, such as "555-0103".
 */
export function phoneLink(text: string): string | undefined {
  const number = readable(text);
  return possible(number) ?? possible(withoutZero(number)) ?? possibleInWords(number);
}

/** What a vCard gives as a number: as in the link, which address books read as a number and its extension. */
export const phoneNumber = (text: string): string | undefined => phoneLink(text)?.slice('tel:'.length);
