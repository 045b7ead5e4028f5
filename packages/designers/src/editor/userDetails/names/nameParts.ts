import { isPrefix, isSuffix } from './affixes.ts';
import { eastAsianOrder, isEastAsian } from './eastAsian.ts';
import { orderOf } from './order.ts';

/** The parts of a name in a vCard's `N` property, in its order. */
export interface NameParts {
  family: string;
  given: string;
  additional: string;
  prefix: string;
  suffix: string;
}

interface Name {
  name: string;
  /** Given if the parts are known separately. They win over the apparent order of the name. */
  firstName?: string;
  lastName?: string;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Removes titles from the front and degrees from the end: the rest is the name, at least one word long. */
function trimmed(words: readonly string[], name: string) {
  let from = 0;
  let to = words.length;
  while (from < to - 1 && isPrefix(words[from] ?? '', words.slice(0, from).join(' '))) from += 1;
  while (to > from + 1 && isSuffix(words[to - 1] ?? '', name)) to -= 1;
  return {
    prefix: words.slice(0, from).join(' '),
    words: words.slice(from, to),
    suffix: words.slice(to).join(' ').replace(/,$/, ''),
  };
}

const joinNames = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** The fields say which name is which, so only titles and degrees are removed from them. */
function ofFields(firstName: string, lastName: string): NameParts {
  const first = trimmed([...wordsOf(firstName), lastName || firstName], joinNames(firstName, lastName));
  const last = trimmed([firstName || lastName, ...wordsOf(lastName)], joinNames(firstName, lastName));
  return {
    family: last.words
      .slice(1)
      .join(' ')
      .replace(last.suffix ? /,$/ : /^$/, ''),
    given: first.words.slice(0, -1).join(' '),
    additional: '',
    prefix: first.prefix,
    suffix: last.suffix,
  };
}

/** Splits a name into its parts. A single string is read by the order of its culture; given fields win. */
export function nameParts({ name, firstName = '', lastName = '' }: Name): NameParts {
  if (firstName.trim() && lastName.trim()) return ofFields(firstName.trim(), lastName.trim());
  const segments = name.split(/\s*[,،、]\s*/).map((part) => part.trim());
  const afterComma: string[] = [];
  while (segments.length > 1 && wordsOf(segments.at(-1) ?? '').every((word) => isSuffix(word, name, true)))
    afterComma.unshift(segments.pop() ?? '');
  const [beforeComma = '', ...afterFirstComma] = segments.filter(Boolean);
  const parts =
    afterFirstComma.length > 0
      ? familyFirst(beforeComma, afterFirstComma.join(' '), name)
      : inOrder(beforeComma, name);
  return { ...parts, suffix: joinNames(parts.suffix, ...afterComma) };
}

function inOrder(written: string, name: string): NameParts {
  const { words, ...rest } = trimmed(wordsOf(written), name);
  const fullName = words.join(' ');
  const order = isEastAsian(fullName) ? eastAsianOrder(fullName) : orderOf(words);
  // "Dr. Okafor": a title plus one name means the family name.
  return rest.prefix && !order.family
    ? { ...order, family: order.given, given: '', ...rest }
    : { ...order, ...rest };
}

/** "van der Berg, Jan": everything before the comma is the family name. */
function familyFirst(family: string, given: string, name: string): NameParts {
  const familyPart = trimmed(wordsOf(family), name);
  const givenPart = trimmed(wordsOf(given), name);
  const [first = '', ...middle] = givenPart.words;
  return {
    family: familyPart.words.join(' '),
    given: first,
    additional: middle.join(' '),
    prefix: joinNames(familyPart.prefix, givenPart.prefix),
    suffix: joinNames(familyPart.suffix, givenPart.suffix),
  };
}
