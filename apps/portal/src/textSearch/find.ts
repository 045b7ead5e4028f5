import { folded } from '@daybreak/ui/search';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a word is a part of a telephone number: then only its digits count, however they are written. */
const isNumber = (word: string) => /^[\d()+./-]+$/.test(word) && digitsOf(word).length >= 3;

/**
 * Tells whether a text holds every word of a query, whatever case, accents, apostrophes, hyphens and punctuation of numbers. An empty query is
 * held by every text.
 */
export function matcher(query: string): (text: string) => boolean {
  const words = folded(query)
    // "(512) 555-0101" is one number.
    .replaceAll(/(?<=[\d)])[\s-]+(?=\d)/g, '')
    .replaceAll("'", '')
    // "Jean-Luc" is two words, as is "Jean Luc".
    .split(/\s+|(?<=\p{L})-+(?=\p{L})/u)
    .filter(Boolean);
  return (text) => {
    const plain = folded(text);
    const haystack = `${plain} ${plain.replaceAll("'", '')}`;
    const digits = digitsOf(plain);
    return words.every(
      (word) => haystack.includes(word) || (isNumber(word) && digits.includes(digitsOf(word))),
    );
  };
}

/** Those whose text matches the query, the ones whose name begins with it first, otherwise in the given order. */
export function find<T>(
  query: string,
  candidates: readonly T[],
  textOf: (candidate: T) => { name: string; more?: string },
): T[] {
  const matches = matcher(query);
  const hits = candidates.filter((candidate) => {
    const { name, more = '' } = textOf(candidate);
    return matches(`${name} ${more}`);
  });
  const start = folded(query.trim());
  const begins = (candidate: T) => folded(textOf(candidate).name).startsWith(start);
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))];
}
