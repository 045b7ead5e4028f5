/** CR LF, CR, the vertical tab that Office puts between lines, form feed, and the line breaks of Unicode. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * What no writing system needs and no file may hold: control characters, halves of surrogate pairs, noncharacters, the byte
 * order mark, the anchors of annotations and objects, and overrides of direction, which turn letters around.
 */
const noise = /[\p{Noncharacter_Code_Point}\p{Cs}\u202d\u202e\ufeff\ufff9-\ufffc]|(?!\n)\p{Cc}/gu;
/** Web pages leave it anywhere; only scripts without spaces between words break lines by it. */
const strayBreak = /(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\u200b/gu;

/** No line breaks beside it, and it has no ink (UAX 14, class WJ). */
const WORD_JOINER = '\u2060';
/** Characters that look like another one, which the typefaces have. */
const equals: Record<string, string> = {
  '\u2010': '-',
  // What Word writes for a hyphen at which no line breaks.
  '\u2011': `${WORD_JOINER}-${WORD_JOINER}`,
  '\u2012': '–',
  '\u2015': '—',
  '\u2024': '.',
  '\u2126': 'Ω',
  '\u212a': 'K',
  '\u212b': 'Å',
};
const withEqual = new RegExp(`[${Object.keys(equals).join('')}]`, 'g');
/** Letters whose marks are written behind them, as macOS writes them in names of files, and the parts of Korean syllables. */
const decomposed =
  /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hiragana}\p{sc=Katakana}]\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu;

/** What has no ink and no width of its own, but joins, parts or turns what is beside it. */
const noInk = /(?!\s)[\p{Default_Ignorable_Code_Point}\u061c\p{Cc}]/gu;
/** What turns the direction of a line. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * Text for a field of several lines, as it is shown and as files have it: every kind of line break is one, a tab is a space, control
 * characters are gone, and a character that only looks like another one is that. Joiners, direction marks and variation selectors
 * stay, because words are written with them.
 */
export const plainLines = (text: string): string =>
  text
    .replaceAll(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(noise, '')
    .replaceAll(strayBreak, '')
    .replaceAll(withEqual, (character) => equals[character] ?? character)
    .replaceAll(decomposed, (letters) => letters.normalize('NFC'));

/** The same for a field of one line, where a line break is a space. */
export const plainLine = (text: string): string => plainLines(text).replaceAll('\n', ' ');

/** The characters of a text that are drawn. */
export const inked = (text: string): string => text.replaceAll(noInk, '');

/** Whether what stands between two letters leaves them in one word: it has no ink and turns no direction. */
export const joins = (text: string): boolean => inked(text) === '' && !turns.test(text);
