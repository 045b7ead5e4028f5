import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';

/** Marks above and below letters, as in Nordic, Spanish, Slavic and Turkish words. */
const marked: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ú',
  y: 'ý',
  z: 'ž',
};

/** Puts a mark on every letter that can have one. The text's length doesn't change. */
const accent = (text: string): string =>
  text.replace(/[aceinosuyz]/gi, (letter) => {
    const mark = marked[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? mark : mark.toUpperCase();
  });

/** A draft with its typed words accented; addresses, dates and choices are unchanged. */
export const withAccents = (fields: Fields, draft: AnyDraft): AnyDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const kind = fields[name]?.kind;
      return [name, kind === 'text' || kind === 'lines' ? accent(value) : value];
    }),
  );
