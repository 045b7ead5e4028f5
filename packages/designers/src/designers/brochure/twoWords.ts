/** Width of a letter, as a fraction of its size. */
const letter = { capitals: 0.71, sentence: 0.6 };
/** A word may be alone on a line if it has this many letters, and is this share of the longest line; on the last line, this. */
const enough = { letters: 7, within: 0.55, last: 0.75 };
/** In units: if two words a line would make a headline smaller than this, a word may be alone. */
const smallest = 8;
/** A headline with more words has several on each line at any size that fits. */
const mostWords = 12;
/** Two words longer than this may part at the end. */
const longestEnd = 18;

const together = '\u00a0';

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

/** The shortest lines with no short word alone on one. */
function linesOfTwo(words: readonly string[]): { lines: string[]; longest: number } | undefined {
  let best: { lines: string[]; longest: number } | undefined;
  for (const lines of waysOf(words)) {
    const longest = Math.max(...lines.map(({ length }) => length));
    const holds = lines.every(
      (line, index) =>
        line.includes(' ') ||
        (line.length >= enough.letters &&
          line.length >= longest * (index === lines.length - 1 ? enough.last : enough.within)),
    );
    if (holds && (!best || longest < best.longest)) best = { lines, longest };
  }
  return best;
}

/**
 * A headline with the words that share a line held together, so that no short word is alone on one, on a column of this width in units.
 * Unchanged if the lines were typed, or if the words would have to be too small.
 */
export function inTwos(text: string, width: number, set: keyof typeof letter = 'capitals'): string {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/);
  if (words.length < 2 || trimmed.includes('\n')) return text;
  const [last = '', before = ''] = words.toReversed();
  const withEnd =
    words.length > 3 && last.length + before.length < longestEnd
      ? trimmed.replace(/\s+(\S+)$/, `${together}$1`)
      : trimmed;
  if (words.length > mostWords) return withEnd;
  const found = linesOfTwo(words);
  return found && width / (letter[set] * found.longest) >= smallest
    ? found.lines.map((line) => line.replaceAll(' ', together)).join(' ')
    : withEnd;
}
