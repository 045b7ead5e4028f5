/**
 * The fewest words of a paragraph: two lines need four to have two words each, but a headline of three can end with
 * two.
 */
const minWords = { text: 4, headline: 3 };
/** The share of its line from which a word doesn't count as alone, because hardly another would fit. */
const filled = { text: 0.62, headline: 0.45 };

interface Word {
  text: string;
  left: number;
  right: number;
  middle: number;
  /** Half of the least distance between two lines. */
  half: number;
}

/** The words of an element, by paragraph, as they're drawn. A word may span several of its elements. */
function paragraphsOf(element: HTMLElement): Word[][] {
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const range = document.createRange();
  const at = (offset: number) => nodes.findLast(({ start }) => start <= offset);
  const wordAt = (from: number, word: string): Word[] => {
    const [first, last] = [at(from), at(from + word.length - 1)];
    if (!first || !last) return [];
    range.setStart(first.node, from - first.start);
    range.setEnd(last.node, from + word.length - last.start);
    // A word broken at its joint counts where it ends.
    const box = [...range.getClientRects()].findLast(({ width }) => width > 0);
    if (!box) return [];
    const { left, right, top, bottom } = box;
    return [{ text: word, left, right, middle: (top + bottom) / 2, half: (bottom - top) / 4 }];
  };
  let from = 0;
  return text.split('\n').map((paragraph) => {
    const words = [...paragraph.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) =>
      wordAt(from + index, word),
    );
    from += paragraph.length + 1;
    return words;
  });
}

/**
 * Returns the words that are alone on their line with room for another, in paragraphs that could be broken otherwise.
 *
 * @param element contains the paragraphs
 * @param lineWidth the width of a line, in window pixels
 */
export function loneWords(element: HTMLElement, lineWidth: number): string[] {
  if (!/\S\s+\S+\s+\S/u.test(element.textContent)) return [];
  const kind = element.closest('[data-tag="h1"], [data-tag="h2"]') ? 'headline' : 'text';
  const most = filled[kind] * lineWidth;
  return paragraphsOf(element).flatMap((words) => {
    if (words.length < minWords[kind]) return [];
    const lines: Word[][] = [];
    for (const word of words) {
      const line = lines.at(-1);
      const [firstWord] = line ?? [];
      if (line && firstWord && Math.abs(word.middle - firstWord.middle) <= firstWord.half + word.half)
        line.push(word);
      else lines.push([word]);
    }
    if (lines.length < 2) return [];
    return lines.flatMap(([word, ...others], index) => {
      if (!word || others.length > 0 || word.right - word.left >= most) return [];
      if (words.length < minWords.text && index < lines.length - 1) return [];
      // "Saturday, | March 13, 2027" is a sensible break.
      return lines.length === 2 && index === 0 && word.text.endsWith(',') ? [] : [word.text];
    });
  });
}
