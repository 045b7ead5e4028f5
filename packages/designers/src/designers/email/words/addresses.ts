import { webAddress } from '../../../editor/fields/webAddress.ts';

/** Part of a text, with its target if it's an address. */
export interface LinkedText {
  text: string;
  href?: string;
}

const letter = '[\\p{L}\\p{M}\\p{N}]';
const host = `(?:${letter}(?:[\\p{L}\\p{M}\\p{N}-]*${letter})?\\.)+`;
/**
 * Endings that mark a web address without `https://` or `www.`: anything else is two sentences with no space between
 * them.
 */
const ends =
  'com|org|net|edu|gov|info|biz|io|co|ai|app|dev|us|ca|mx|br|uk|ie|de|ch|fr|es|pt|nl|dk|fi|pl|cz|eu|jp|kr|cn|nz|energy|solar|green|earth|eco|tech|online|site|shop|store|news|example';
const path = '(?:[/?#][^\\s<>"“”«»]*)?';
const address = new RegExp(
  `(?<![\\p{L}\\p{N}@._/+-])(?:(?<mail>[\\p{L}\\p{N}._%+'-]*[\\p{L}\\p{N}]@${host}${letter}{2,})|(?<web>https?://[^\\s<>"“”«»]+|www\\.[^\\s<>"“”«»]+|${host}(?:${ends})(?::\\d+)?(?![\\p{L}\\p{N}@-])${path}))`,
  'giu',
);

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** "We weigh it.De facto": a capital after a dot begins a sentence. */
const isSentence = (text: string) =>
  !/^(?:https?:|www\.)/i.test(text) && /\.\p{Lu}\p{Ll}*(?![^/?#])/u.test(text) && /\p{Ll}/u.test(text);

/** An address without the punctuation that ends its sentence. Keeps a closing bracket if the address opened it. */
function withoutPunctuation(match: string): string {
  for (let text = match; ; text = text.slice(0, -1)) {
    const last = text.at(-1) ?? '';
    const open = pairs[last];
    const isBeside = open ? text.split(last).length > text.split(open).length : /[.,;:!?'’‘…*_]/.test(last);
    if (!isBeside) return text;
  }
}

const leadsTo = (text: string, isMail: boolean) =>
  isMail ? `mailto:${text}` : webAddress(/^https?:\/\//i.test(text) ? text : `https://${text}`);

/** Splits a text into addresses of pages and emails, and the text between them. Joined, the parts give the text. */
export function stretchesWithAddresses(text: string): LinkedText[] {
  const stretches: LinkedText[] = [];
  let from = 0;
  for (const { 0: match, index, groups = {} } of text.matchAll(address)) {
    const written = withoutPunctuation(match);
    const href = leadsTo(written, groups.mail !== undefined);
    if (!href || (!groups.mail && isSentence(written))) continue;
    if (index > from) stretches.push({ text: text.slice(from, index) });
    stretches.push({ text: written, href });
    from = index + written.length;
  }
  return from < text.length ? [...stretches, { text: text.slice(from) }] : stretches;
}

/** Uppercases a headline for plain text, except addresses, where case matters. */
export const inCapitals = (text: string): string =>
  stretchesWithAddresses(text)
    .map((stretch) => (stretch.href ? stretch.text : stretch.text.toUpperCase()))
    .join('');
