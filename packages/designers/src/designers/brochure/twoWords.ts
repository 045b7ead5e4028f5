/** Width of a letter, as a fraction of its size. */
const letter = { capitals: 0.71, sentence: 0.6 };
/**
 * Minimum length of a word alone on a line: this many letters, and this share of the longest line, or `last` on the
 * last line.
 */
const enough = { letters: 7, within: 0.55, last: 0.75 };
/** In units: a word may be alone if two words per line would make a headline smaller than this. */
const smallest = 8;
/** Maximum number of words; longer headlines have several per line at any size that fits. */
const mostWords = 12;
/** Maximum length of the last two words together; longer ones may be separated. */
const maxEndLength = 18;

const noBreak = '\u00a0';

/** Every way to put words on lines, in order. */
function* waysOf(words: readonly string[]): Iterable<string[]> {
  for (let breaks = 0; breaks < 2 ** (words.length - 1); breaks += 1) {
    const lines: string[] = [];
    let line = '';
    for (const [index, word] of words.entries()) {
      line = line ? `${line} ${word}` : word;
      if (index === words.length - 1 || breaks & (1 << index)) {
        lines.push(line);
        line = '';
      }
    }
    yield lines;
  }
}

/** The shortest lines without a short word alone on one. */
function linesOfTwo(words: readonly string[]): { lines: string[]; maxLength: number } | undefined {
  let best: { lines: string[]; maxLength: number } | undefined;
  for (const lines of waysOf(words)) {
    const maxLength = Math.max(...lines.map(({ length }) => length));
    const holds = lines.every(
      (line, index) =>
        line.includes(' ') ||
        (line.length >= enough.letters &&
          line.length >= maxLength * (index === lines.length - 1 ? enough.last : enough.within)),
    );
    if (holds && (!best || maxLength < best.maxLength)) best = { lines, maxLength };
  }
  return best;
}

/**
 * Joins words of a headline that share a line, in a column of this width in units, so that no short word is alone on
 * one. Unchanged if the user typed line breaks, or if the words would be too small.
 */
export function joinShortWords(text: string, width: number, set: keyof typeof letter = 'capitals'): string {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/);
  if (words.length < 2 || trimmed.includes('\n')) return text;
  const [last = '', secondLast = ''] = words.toReversed();
  const withEnd =
    words.length > 3 && last.length + secondLast.length < maxEndLength
      ? trimmed.replace(/\s+(\S+)$/, `${noBreak}$1`)
      : trimmed;
  if (words.length > mostWords) return withEnd;
  const twoLines = linesOfTwo(words);
  return twoLines && width / (letter[set] * twoLines.maxLength) >= smallest
    ? twoLines.lines.map((line) => line.replaceAll(' ', noBreak)).join(' ')
    : withEnd;
}
