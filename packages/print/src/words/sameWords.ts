import { ExportError } from '../types.ts';

/** Soft hyphens and other marks that are visible only at a line break, or never. */
const invisibleCharacters = /[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** Returns the letters of a text for comparison, without spacing and line breaks, so that marks join their letters. */
const lettersOf = (text: string): string => text.replaceAll(invisibleCharacters, '').normalize('NFC');

/**
 * Compares the words that went into a file with those read back from it.
 *
 * @param expectedWords passages in the order that the file has them in
 * @param file what it is, for the message: "The print PDF"
 * @throws {ExportError} that names the first word that's missing, changed, or extra.
 */
export function sameWords(expectedWords: readonly string[], passages: readonly string[], file: string): void {
  const actual = lettersOf(passages.join(' '));
  const expected = lettersOf(expectedWords.join(' '));
  if (actual === expected) return;
  const at = firstDifference(expected, actual);
  const word = at < expected.length ? wordAt(expectedWords, at) : wordAt(passages, at);
  throw changedWordError(word, file);
}

/**
 * Looks for each passage in the words read back from a file that contains more than those passages.
 *
 * @throws {ExportError} that names the first word of a passage that's missing or changed.
 */
export function holdsWords(expected: readonly string[], text: string, file: string): void {
  const actual = lettersOf(text);
  for (const passage of expected) {
    if (actual.includes(lettersOf(passage))) continue;
    const words = passage.split(/\s+/).filter(Boolean);
    throw changedWordError(words.find((word) => !actual.includes(lettersOf(word))) ?? passage.trim(), file);
  }
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The word that a letter belongs to, counted the way `lettersOf` counts. */
function wordAt(passages: readonly string[], letter: number): string {
  let counted = 0;
  let last = '';
  for (const word of passages.flatMap((passage) => passage.split(/\s+/).filter(Boolean))) {
    last = word;
    counted += lettersOf(word).length;
    if (counted > letter) break;
  }
  return last;
}

/** A long word is identified by its start. */
const maxShownLetters = 40;
const shortened = (word: string) =>
  word.length > maxShownLetters ? `${word.slice(0, maxShownLetters)}…` : word;

/** Returns the error for a word in a file that differs from the screen. */
export const changedWordError = (word: string, file: string) =>
  new ExportError(
    `${file} wasn't created because “${shortened(word)}” would look different than it does on your screen. Reload the page and try again. If that doesn't help, use a different word.`,
  );
