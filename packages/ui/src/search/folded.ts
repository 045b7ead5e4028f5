/**
 * Characters that people and programs write in more than one way, with the keyboard's version. `search_text` in the
 * database has the same list.
 */
const punctuationVariants: readonly (readonly [string, RegExp])[] = [
  ["'", /[\u2018\u2019\u201a\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u2035\u00b4`\u05f3\uff07\ua78c]/g],
  ['"', /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2036\u05f4\uff02]/g],
  ['-', /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d\u05be]/g],
];

/** Letters that Unicode doesn't decompose. */
const undecomposedLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * Normalizes a text for searches: removes case, accents and invisible characters, and uses the keyboard's apostrophes,
 * hyphens and quotes. "O’Neill‑Łuk" becomes "o'neill-luk".
 */
export const folded = (text: string): string =>
  punctuationVariants
    .reduce((current, [sign, pattern]) => current.replace(pattern, sign), text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[łøđðħŧıßæœþ]/g, (letter) => undecomposedLetters[letter] ?? letter);

const split = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** Returns the words of a text. Words joined by an apostrophe count as one word and as two. */
const wordsOf = (text: string): readonly string[] => {
  const foldedText = folded(text);
  return foldedText.includes("'")
    ? [...split(foldedText), ...split(foldedText.replaceAll("'", ''))]
    : split(foldedText);
};

/** Returns whether each search word is, or begins, a word in one of the texts. */
export function finds(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return split(folded(query)).every((part) => words.some((word) => word.startsWith(part)));
}
