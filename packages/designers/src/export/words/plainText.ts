/** CR LF, CR, the vertical tab that Office puts between lines, form feed, and the line breaks of Unicode. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
 * What no writing system needs and no file may hold: control characters, halves of surrogate pairs, noncharacters, the byte
 * order mark, the anchors of annotations and objects, and overrides of direction, which turn letters around.
 */
const noise = /[\p{Noncharacter_Code_Point}\p{Cs}\u202d\u202e\ufeff\ufff9-\ufffc]|(?!\n)\p{Cc}/gu;
/** Web pages leave it anywhere; only scripts without spaces between words break lines by it. */
const strayBreak = /(?<![\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])\u200b/gu;

/**
 * Text for a field of several lines: every kind of line break is one, a tab is a space, and control characters are gone.
 * Joiners, direction marks and variation selectors stay, because words are written with them.
 */
export const plainLines = (text: string): string =>
  text.replaceAll(lineBreaks, '\n').replaceAll('\t', ' ').replaceAll(noise, '').replaceAll(strayBreak, '');

/** The same for a field of one line, where a line break is a space. */
export const plainLine = (text: string): string => plainLines(text).replaceAll('\n', ' ');
