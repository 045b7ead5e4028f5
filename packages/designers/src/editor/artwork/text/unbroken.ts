import { monthNames } from './months.ts';

/**
 * Words that belong together. A `joint` may break as a last resort, a `whole` never, and an `address` only between its
 * parts.
 */
export interface WordGroup {
  kind: 'loose' | 'joint' | 'whole' | 'address';
  text: string;
}

const units =
  '[kMG]?W(?:h|p)?|[km]?V|[km]?A|Ah|Hz|[kMG]?B|DPI|mm|cm|km|m|in|ft|mi|kg|g|t|lbs?|oz|min|s|h|[ap]\\.?m\\.?|[AP]M|°[CF]|%' +
  '|minutes?|hours?|days?|weeks?|months?|years?|inches|feet|miles?|pounds?|tons?|watts?|percent';
const number = '\\d[\\d.,:]*';
const hyphens = '[-\\u2010\\u2011\\u2013]';
const gap = '[ \\u00a0]';

const kinds = {
  web: '(?:https?:\\/\\/|www\\.)[^\\s<>"\']*[\\p{L}\\p{N}/]',
  email: "[\\p{L}\\p{N}._%+'-]*[\\p{L}\\p{N}]@[\\p{L}\\p{N}](?:[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}])?",
  // With a country code, an area code in brackets, North American grouping, or a leading zero.
  phone: `(?:\\+\\d|\\(\\d{2,5}\\)${gap}?\\d|\\d{3}[ .\\u2011-]\\d{3}[ .\\u2011-]\\d{2}|\\d{3}[.\\u2011-]\\d{2}|0\\d{1,4}[ /]\\d{2})[\\d()./ \\u2011\\u2013-]{1,20}\\d(?:${gap}(?:ext\\.?|x)${gap}?\\d+)?`,
  // "May 1", "1. Mai", "1 de mayo".
  date: `(?:(?:${monthNames})\\.?${gap}\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|\\.|º)?${gap}(?:(?:of|de)${gap})?(?:${monthNames}))(?![\\p{L}\\p{N}])`,
  measure: `${number}(?:${gap}?[×x\\u2013-]${gap}?${number})*${gap}(?:${units})(?![\\p{L}\\p{N}])`,
  compound: `[\\p{L}\\p{N}]+(?:${hyphens}[\\p{L}\\p{N}]+)+`,
} as const;
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.entries(kinds)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|')})`,
  'gu',
);

/** A longer compound breaks at its hyphens. Keeping it on one line would make the text too small. */
const longestCompound = 20;

/** Splits a text into stretches that may and may not break. Joined, they're the unchanged text. */
export function stretchesOf(text: string): WordGroup[] {
  const stretches: WordGroup[] = [];
  let end = 0;
  for (const { 0: match, index, groups = {} } of text.matchAll(pattern)) {
    if (groups.compound && match.length > longestCompound) continue;
    if (index > end) stretches.push({ kind: 'loose', text: text.slice(end, index) });
    const kind = groups.web || groups.email ? 'address' : groups.phone ? 'whole' : 'joint';
    stretches.push({ kind, text: match });
    end = index + match.length;
  }
  if (end < text.length) stretches.push({ kind: 'loose', text: text.slice(end) });
  return stretches;
}

/** Splits an address where it may break: before `@` and dots that aren't part of a number, and after slashes. */
export const partsOfAddress = (address: string): string[] =>
  address.split(/(?=@|\.\D)|(?<!\d)(?=\.)|(?<=\/)(?!\/)/).filter(Boolean);

/** A word with fewer letters fits any column. */
const shortest = 13;

const separators = '/\\\\\\-\\u2010\\u2013\\u2014_|&+=~\\u00b7\\u2022\\u2192\\u00d7*';
const closing = ')\\]}>\\u00bb\\u201d\\u2019';
const opening = '([{<\\u00ab\\u201e\\u201c';
/**
 * Break points in a word: after separators and closing brackets; before opening brackets, `@`, and dots; and from
 * lowercase to uppercase.
 */
const breakInWord = new RegExp(
  [
    `(?<=\\S[${separators}${closing}])(?=[^\\s.,;:!?'"\\u2026${separators}${closing}])`,
    `(?<=\\S[,;:\\u2026])(?=[\\p{L}${opening}])`,
    `(?<=[\\p{L}\\p{N}]\\p{M}*)(?=[@#${opening}])`,
    '(?<=[\\p{L}\\p{N}]\\p{M}*)(?=\\.\\p{L})',
    '(?<=\\p{L}\\p{M}*\\p{Ll}\\p{M}*)(?=\\p{Lu})',
    '(?<=\\p{Lu}{2})(?=\\p{Lu}\\p{Ll})',
  ].join('|'),
  'gu',
);

/** Offsets at which a text's long words may break before the text shrinks below its usual size. */
export const breaksInWords = (text: string): ReadonlySet<number> =>
  new Set(
    [...text.matchAll(/\S+/gu)]
      .filter(([word]) => word.length >= shortest)
      .flatMap(({ 0: word, index }) => [...word.matchAll(breakInWord)].map((place) => index + place.index)),
  );

/** Checks whether an unbroken stretch is a long word, which may break where other long words do. */
export const isLongWord = (text: string) => text.length >= shortest && !/\s/u.test(text);

/** Splits a text into the parts that stay unbroken even when its long words may break. */
export function unbrokenParts(text: string): string[] {
  const places = [...breaksInWords(text)];
  return [0, ...places].flatMap((place, index) => text.slice(place, places[index]).split(/\s+/u));
}
