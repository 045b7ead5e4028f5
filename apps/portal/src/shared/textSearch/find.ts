import { folded } from '@daybreak/ui/search';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Returns whether a word is part of a phone number: then only its digits count, regardless of punctuation. */
const isNumber = (word: string) => /^[\d()+./-]+$/.test(word) && digitsOf(word).length >= 3;

/**
 * Creates a function that tells whether a text contains every word of a query, ignoring case, accents, apostrophes,
 * hyphens and punctuation in numbers. An empty query matches every text.
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
    const foldedText = folded(text);
    const searchedText = `${foldedText} ${foldedText.replaceAll("'", '')}`;
    const digits = digitsOf(foldedText);
    return words.every(
      (word) => searchedText.includes(word) || (isNumber(word) && digits.includes(digitsOf(word))),
    );
  };
}

/**
 * Returns the items whose text matches the query: those whose name starts with it first, otherwise in the given order.
 */
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
  const startsWithQuery = (candidate: T) => folded(textOf(candidate).name).startsWith(start);
  return [...hits.filter(startsWithQuery), ...hits.filter((hit) => !startsWithQuery(hit))];
}
