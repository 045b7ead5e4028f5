/** The parts of a name in the columns of a table. */
export interface NameCells {
  full: string;
  first: string;
  last: string;
}

export interface PersonName {
  first: string;
  last: string;
}

const afterName =
  /^(?:jr|sr|ii|iii|iv|v|ph\.?d|dphil|m\.?d|d\.?o|dds|dvm|j\.?d|esq|mba|m\.?a|m\.?sc?|b\.?a|b\.?sc?|cpa|cfa|pmp|p\.?e|r\.?n|ll\.?[bm]|dr|prof)\.?$/i;
const isAfterName = (words: string) => words.split(/[\s,]+/).every((word) => afterName.test(word));
/** Words that can start a last name. */
const particles = new Set(
  'van von vom zu zum zur de del della dello der den des di da do dos das du la le lo ter ten te tot op af av bin ibn al el bint'.split(
    ' ',
  ),
);

/** Words between the two halves of a last name. */
const links = new Set(['y', 'e', 'i', 'und', 'and', '&']);

const comparable = (words: string) => words.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
/** Returns whether a name has these words in a row. */
const containsWords = (full: string, part: string) =>
  ` ${comparable(full).replaceAll(/[\s,]+/g, ' ')} `.includes(` ${comparable(part)} `);
const joined = (...words: string[]) => words.filter(Boolean).join(' ');

/** Remarks that exports put after a name: "Ada Okafor (12345)", "Max Ortiz (On Leave)". */
const remarks = /(?<=\S)(?:\s*(?:\([^()]*\)|\[[^[\]]*\]))+$/;

/** Splits a full name; "Berg, Ulla" and "Ulla Berg" are the same. A suffix, as in "Ada Okafor, PhD", is part of it. */
export function splitName(written: string): PersonName {
  const withoutRemarks = written.replace(remarks, '');
  const [name = '', after = '', ...more] = withoutRemarks.split(/\s*[,，]\s*/);
  if (name && after && !isAfterName(after)) return { first: after, last: [name, ...more].join(', ') };
  const words = name.split(/\s+/).filter(Boolean);
  const suffix = after ? `, ${[after, ...more].join(', ')}` : '';
  let from = words.length - 1;
  if (from > 1 && isAfterName(words[from] ?? '')) from -= 1;
  for (;;) {
    const wordBefore = (words[from - 1] ?? '').toLowerCase();
    const back = links.has(wordBefore) ? 2 : particles.has(wordBefore) ? 1 : 0;
    if (back === 0 || from - back < 1) break;
    from -= back;
  }
  if (words.length < 2) return { first: withoutRemarks, last: '' };
  return { first: words.slice(0, from).join(' '), last: words.slice(from).join(' ') + suffix };
}

/** Returns a row's first and last name, whichever columns have them. */
export function nameIn({ full, first, last }: NameCells): PersonName {
  if (!full) return { first, last };
  if (first && last) return { first, last };
  // A "name" that doesn't contain the first or last name next to it is the other one.
  if (first && !containsWords(full, first)) return { first, last: full };
  if (last && !containsWords(full, last)) return { first: full, last };
  const split = splitName(full);
  if (first)
    return { first, last: split.first === first ? split.last : withoutPart(full, first) || split.last };
  if (last) return { first: withoutPart(full, last) || split.first, last };
  return split;
}

/** Returns the name without one of its parts; empty if that part isn't at either end. */
function withoutPart(full: string, part: string): string {
  const [whole, cut] = [comparable(full), comparable(part)];
  const text = full.trim().replaceAll(/\s+/g, ' ');
  if (whole.startsWith(`${cut} `) || whole.startsWith(`${cut},`))
    return text.slice(cut.length).replace(/^[\s,]+/, '');
  return whole.endsWith(` ${cut}`) ? text.slice(0, -cut.length).replace(/[\s,]+$/, '') : '';
}

/** Returns a row's full name, first name first. */
export function wholeNameIn(cells: NameCells): string {
  const { full, first, last } = cells;
  // A name that the user entered as one string stays as is.
  const saysAll = (first && last) || [first, last].every((part) => !part || containsWords(full, part));
  if (full && saysAll && !/[,，]/.test(full)) return full;
  const name = nameIn(cells);
  return joined(name.first, name.last);
}
