/** Letters between two exactly reported borders. */
interface Word<Letter> {
  letters: Letter[];
  part: Text;
  /** Start of the part in the whole text. */
  from: number;
}

interface Span {
  /** Offset in the node's data, in UTF-16 units. */
  start: number;
  end: number;
}

const range = () => document.createRange();

/** The last box with a nonzero width in part of a text. If a line breaks there, an empty box comes first. */
function boxOf(node: Text, start: number, end: number): DOMRect | undefined {
  const part = range();
  part.setStart(node, start);
  part.setEnd(node, end);
  return [...part.getClientRects()].findLast(({ width }) => width > 0);
}

let rounds: boolean | undefined;

/**
 * Returns whether this browser rounds the borders between letters to whole pixels of their line, even though it draws
 * them at exact positions. WebKit does.
 */
export function roundsBorders(): boolean {
  rounds ??= [0.3, 0.45].every((spacing) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.cssText = `position: absolute; visibility: hidden; font-size: 13.3px; letter-spacing: ${spacing}px`;
    const letters = probe.appendChild(document.createTextNode('iwiw'));
    const [left = 0, ...others] = [0, 1, 2, 3].map((at) => boxOf(letters, at, at + 1)?.left ?? 0);
    probe.remove();
    return others.every((border) => Math.abs(border - left - Math.round(border - left)) < 0.01);
  });
  return rounds;
}

/**
 * The page box of each letter of a text, or undefined if it has none. If a browser rounds the borders between letters, each word is
 * measured separately, and the letters inside it the way SVG sets them. Borders that shaping moves stay rounded (`isShaped`).
 *
 * @param isOneWord whether two consecutive letters are drawn in one run
 */
export function letterPlaces<Letter extends Span & { isShaped: boolean }>(
  node: Text,
  letters: readonly Letter[],
  isOneWord: (one: Letter, other: Letter) => boolean,
  isRounded = roundsBorders(),
): Map<Letter, DOMRect | undefined> {
  if (!isRounded) return new Map(letters.map((letter) => [letter, boxOf(node, letter.start, letter.end)]));
  const text = node.data;
  const places = new Map<Letter, DOMRect | undefined>();
  const words = splitWords(node, letters, isOneWord);
  for (const { part, from, letters } of words) {
    const rounded = letters.map(({ start, end }) => boxOf(part, start - from, end - from));
    const exactPlaces = exactBoxes(part, from, letters, rounded);
    for (const [index, letter] of letters.entries()) places.set(letter, exactPlaces[index]);
  }
  for (const { part } of words) if (part !== node) part.remove();
  node.data = text;
  return places;
}

/** Makes each word its own text node. The first word keeps the original node. */
function splitWords<Letter extends Span>(
  node: Text,
  letters: readonly Letter[],
  isOneWord: (one: Letter, other: Letter) => boolean,
): Word<Letter>[] {
  const words: Word<Letter>[] = [];
  for (const letter of letters) {
    const word = words.at(-1);
    const lastLetter = word?.letters.at(-1);
    if (word && lastLetter && isOneWord(lastLetter, letter)) word.letters.push(letter);
    else if (word) {
      const from = letter.start;
      words.push({ letters: [letter], part: word.part.splitText(from - word.from), from });
    } else words.push({ letters: [letter], part: node, from: 0 });
  }
  return words;
}

/**
 * Letter boxes as SVG sets them, fitted into the exact box of their line: SVG text knows each letter's position unless one shapes another.
 * For shaped words, only the ends are exact.
 */
function exactBoxes(
  part: Text,
  from: number,
  letters: readonly (Span & { isShaped: boolean })[],
  rounded: readonly (DOMRect | undefined)[],
): (DOMRect | undefined)[] {
  const wholeRange = range();
  wholeRange.selectNodeContents(part);
  const places = [...rounded];
  for (const line of wholeRange.getClientRects()) {
    const on = letters
      .map((letter, index) => ({ ...letter, index, box: rounded[index] }))
      .filter(({ box }) => box && isIn(line, box));
    const [first, last] = [on[0], on.at(-1)];
    if (!first?.box || !last?.box) continue;
    if (first.isShaped) {
      for (const { index, box } of on) places[index] = box && within(line, box);
      continue;
    }
    const begin = first.start - from;
    const starts = startsInSvg(part, begin, last.end - from);
    const width = starts.at(-1) ?? 0;
    if (width === 0) continue;
    const scale = line.width / width;
    const isReversed = last.box.left < first.box.left;
    for (const [place, { index, start, box }] of on.entries()) {
      const at = (letter: Span | undefined) =>
        scale * (starts[letter ? letter.start - from - begin : starts.length - 1] ?? 0);
      const [near, far] = [at({ start, end: start }), at(on[place + 1])];
      const left = isReversed ? line.right - far : line.left + near;
      if (box) places[index] = new DOMRect(left, box.top, far - near, box.height);
    }
  }
  return places;
}

/** The part of a letter's box that's inside its line's box. Rounded borders extend outside it. */
function within(line: DOMRect, { left, right, top, height }: DOMRect): DOMRect {
  const from = Math.max(left, line.left);
  return new DOMRect(from, top, Math.min(right, line.right) - from, height);
}

/**
 * Returns whether the middle of a letter is in a box of its text. Words that run in both directions have several boxes
 * on a line.
 */
const isIn = (line: DOMRect, { left, right, top, bottom }: DOMRect) =>
  Math.abs(top + bottom - line.top - line.bottom) < line.height &&
  left + right >= 2 * line.left &&
  left + right <= 2 * line.right;

const svg = 'http://www.w3.org/2000/svg';

/**
 * Returns the start of each UTF-16 unit of a stretch of text, and the end of the last one, in CSS px from its start.
 */
function startsInSvg(part: Text, begin: number, end: number): number[] {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.style.cssText = 'position: absolute; visibility: hidden';
  const text = drawing.appendChild(document.createElementNS(svg, 'text'));
  text.style.cssText = 'direction: ltr; unicode-bidi: isolate-override; white-space: pre';
  // The space starts where the last letter ends, including the letter spacing.
  text.textContent = `${part.data.slice(begin, end)} `;
  part.parentElement?.append(drawing);
  const count = text.getNumberOfChars();
  const starts =
    count === end - begin + 1
      ? Array.from({ length: count }, (_, at) => text.getStartPositionOfChar(at).x)
      : [];
  drawing.remove();
  return starts.map((at) => at - (starts[0] ?? 0));
}
