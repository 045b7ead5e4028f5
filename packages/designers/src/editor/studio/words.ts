/** Words as they're drawn, and the index of the letter that's pointed at. */
export interface PointedWords {
  words: string;
  at: number;
}

/**
 * Characters that typesetting adds between letters or substitutes for plain ones: they make no difference to the user
 * who typed the text.
 */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]|\ufe0f/;
const comparableText = (letter: string) => letter.replace(/\s/, ' ').replace('\u2011', '-').toLowerCase();

/** Returns a text without characters that no one typed, and the position of each of its letters in it. */
function typed(text: string) {
  const letters: string[] = [];
  const places: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place);
    if (invisible.test(letter)) continue;
    letters.push(comparableText(letter));
    places.push(place);
  }
  return { letters, places };
}

/** Returns whether a text is drawn whole at the pointed words. */
export function isAt({ words, at }: PointedWords, text: string): boolean {
  const drawnWords = typed(words);
  const letters = typed(text).letters.join('');
  if (!letters) return false;
  const drawnText = drawnWords.letters.join('');
  for (let from = drawnText.indexOf(letters); from >= 0; from = drawnText.indexOf(letters, from + 1)) {
    const [start, end] = [drawnWords.places[from] ?? 0, drawnWords.places[from + letters.length - 1] ?? 0];
    // After the last letter counts as on it.
    if (at >= start && at <= end + 1) return true;
  }
  return false;
}

/** Counts how far two texts match, from a place in each, in one direction. */
function commonLength(
  letters: readonly string[],
  at: number,
  otherLetters: readonly string[],
  place: number,
  step: 1 | -1,
): number {
  let length = 0;
  while (
    letters[at + length * step] !== undefined &&
    letters[at + length * step] === otherLetters[place + length * step]
  )
    length += 1;
  return length;
}

/**
 * Finds the text that the pointed words are drawn from, and the place in it. The longest match around them wins; in a
 * tie, the preferred text does. The match must cover at least the whole word.
 */
export function placeOf(
  { words, at }: PointedWords,
  texts: readonly string[],
  preferred = -1,
): { index: number; place: number } | undefined {
  const drawnWords = typed(words);
  const pointed = drawnWords.places.findIndex((place) => place >= at);
  // After the last letter counts as on it.
  const pointedIndex = pointed < 0 ? drawnWords.letters.length - 1 : pointed;
  const isSpace = (index: number) => (drawnWords.letters[index] ?? ' ') === ' ';
  // Between two words counts as on one of them.
  const letter = [pointedIndex, pointedIndex + 1, pointedIndex - 1].find((index) => !isSpace(index));
  if (letter === undefined) return undefined;
  let [start, end] = [letter, letter];
  while (!isSpace(start - 1) && !isSpace(start)) start -= 1;
  while (!isSpace(end + 1) && !isSpace(end)) end += 1;

  let best: { index: number; place: number; length: number } | undefined;
  for (const [index, text] of texts.entries()) {
    const { letters, places } = typed(text);
    for (const [place, each] of letters.entries()) {
      if (each !== drawnWords.letters[letter]) continue;
      const back = commonLength(drawnWords.letters, letter, letters, place, -1);
      const matchAfter = commonLength(drawnWords.letters, letter, letters, place, 1);
      if (back <= letter - start || matchAfter <= end - letter) continue;
      const length = back + matchAfter;
      const isMore =
        !best ||
        length > best.length ||
        (length === best.length && index === preferred && best.index !== preferred);
      if (isMore) best = { index, length, place: (places[place] ?? 0) + (pointed < 0 ? 1 : 0) };
    }
  }
  return best && { index: best.index, place: best.place };
}

/** The caret position for a point on a page. */
export function caretAt(page: Document, x: number, y: number): { offsetNode: Node; offset: number } | null {
  if (page.caretPositionFromPoint) return page.caretPositionFromPoint(x, y);
  // For Safari before 26.2.
  const range = page.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : null;
}

/** The words under a point on a page, up to the ends of their line, point, or paragraph. */
export function wordsAt(
  page: Document,
  x: number,
  y: number,
): (PointedWords & { block: Element }) | undefined {
  const at = caretAt(page, x, y);
  const node = at?.offsetNode;
  if (!at || !node || node.nodeType !== Node.TEXT_NODE) return undefined;
  let block = node.parentElement;
  while (block?.parentElement && page.defaultView?.getComputedStyle(block).display.startsWith('inline'))
    block = block.parentElement;
  if (!block || !(node.textContent ?? '').trim()) return undefined;
  // A point next to words doesn't count.
  const range = page.createRange();
  range.selectNodeContents(node);
  const isOn = [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2,
  );
  if (!isOn) return undefined;
  range.setStart(block, 0);
  range.setEnd(node, 0);
  return { words: block.textContent ?? '', at: range.toString().length + at.offset, block };
}
