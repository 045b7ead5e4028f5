/** CR LF, CR, the vertical tab that Office puts between lines, form feed, and Unicode line breaks. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * Characters that no writing system needs and no file may contain: control characters, lone surrogates, noncharacters, the byte order mark,
 * annotation and object anchors, and direction overrides, which reverse letters.
 */
const noise = /[\p{Noncharacter_Code_Point}\p{Cs}\u202d\u202e\ufeff\ufff9-\ufffc]|(?!\n)\p{Cc}/gu;
/** A stray zero-width space, common in web pages. Only scripts without spaces between words need it to break lines. */
const strayBreak = /(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\u200b/gu;

/** Prevents line breaks on either side, and has no ink (UAX 14, class WJ). */
const wordJoiner = '\u2060';
/** Characters that look like another one that the typefaces have. */
const equals: Record<string, string> = {
  '\u2010': '-',
  // Word's non-breaking hyphen.
  '\u2011': `${wordJoiner}-${wordJoiner}`,
  '\u2012': '–',
  '\u2015': '—',
  '\u2024': '.',
  '\u2126': 'Ω',
  '\u212a': 'K',
  '\u212b': 'Å',
};
const withEqual = new RegExp(`[${Object.keys(equals).join('')}]`, 'g');
/** Letters followed by separate marks, as macOS writes them in file names, and the parts of Korean syllables. */
const decomposed =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hiragana}\p{sc=Katakana}]\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu;

/** Characters with no ink and no width that join, separate, or change the direction of their neighbors. */
const noInk = /(?!\s)[\p{Default_Ignorable_Code_Point}\u061c\p{Cc}]/gu;
/** Characters that change the direction of a line. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Text for a multi-line field, as it's displayed and stored in files: all kinds of line breaks become the same one, a tab becomes a space,
 * control characters are removed, and lookalike characters are replaced. Joiners, direction marks, and variation selectors stay, because
 * words are written with them.
 */
export const plainLines = (text: string): string =>
  text
    .replaceAll(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(noise, '')
    .replaceAll(strayBreak, '')
    .replaceAll(withEqual, (character) => equals[character] ?? character)
    .replaceAll(decomposed, (letters) => letters.normalize('NFC'));

/** Text for a single-line field: like `plainLines`, but a line break becomes a space. */
export const plainLine = (text: string): string => plainLines(text).replaceAll('\n', ' ');

/** The visible characters of a text. */
export const withoutInvisible = (text: string): string => text.replaceAll(noInk, '');

/** Returns whether the text between two letters keeps them in one word: it has no ink and doesn't change direction. */
export const staysInWord = (text: string): boolean =>
  withoutInvisible(text) === '' && !directionMarks.test(text);
