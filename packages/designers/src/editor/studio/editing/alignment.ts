/** A stretch of drawn words, and its place in the draft's text that it's drawn from. */
export interface DrawnStretch<Node> {
  node: Node;
  /** The words as drawn. */
  words: string;
  /** Offset of its first character in the draft's text. */
  from: number;
  /** The number of characters of the draft's text that it represents. */
  length: number;
}

/** Holds a caret where a text is empty or ends in a space, which pieces don't draw. It has no width. */
export const caretSpace = '\u200b';

/**
 * Returns a text as a piece draws it during editing: with the spaces at both ends, and with room for a caret if there
 * are no words.
 */
export function withCaretSpace(text: string): string {
  if (text === '') return caretSpace;
  return `${/^\s/.test(text) ? caretSpace : ''}${text}${/\s$/.test(text) ? caretSpace : ''}`;
}

/**
 * Finds drawn words in the text that they're drawn from. Skips text that a piece leaves out between them, such as the
 * line break between two points. Undefined if some words aren't in the text, such as those of a date.
 *
 * @param drawn the words, by node
 * @param text the draft's text
 * @param start the offset to search from
 */
export function aligned<Node>(
  drawn: readonly { node: Node; words: string }[],
  text: string,
  start = 0,
): readonly DrawnStretch<Node>[] | undefined {
  const stretches: DrawnStretch<Node>[] = [];
  let at = start;
  for (const { node, words } of drawn) {
    if (words === '') continue;
    if (words.trim() === '') {
      const spaces = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
      const length = Math.min(spaces, words.length);
      stretches.push({ node, words, from: at, length });
      at += length;
      continue;
    }
    const from = text.indexOf(words, at);
    if (from < 0) return undefined;
    stretches.push({ node, words, from, length: words.length });
    at = from + words.length;
  }
  return stretches.length > 0 ? stretches : undefined;
}

/**
 * Returns the offset of a drawn character in the text: `before` it, or `after` the previous one. They differ if text
 * between is left out.
 */
export function placesOf<Node>(
  stretches: readonly DrawnStretch<Node>[],
  drawnOffset: number,
): { after: number; before: number } {
  let passedLength = 0;
  let after: number | undefined;
  for (const { words, from, length } of stretches) {
    const offset = drawnOffset - passedLength;
    if (offset > 0 && offset <= words.length) after = from + Math.min(offset, length);
    if (offset >= 0 && offset < words.length) {
      const before = from + Math.min(offset, length);
      return { after: after ?? before, before };
    }
    passedLength += words.length;
  }
  const end = after ?? 0;
  return { after: end, before: end };
}

/**
 * Finds the stretch that holds a place in the text, and the offset in its words. Falls back to the nearest earlier one
 * if it isn't drawn.
 */
export function drawnAt<Node>(
  stretches: readonly DrawnStretch<Node>[],
  place: number,
): { node: Node; offset: number; isExact: boolean } | undefined {
  let nearest: { node: Node; offset: number; isExact: boolean } | undefined;
  for (const { node, from, length } of stretches) {
    if (place < from) return nearest ?? { node, offset: 0, isExact: false };
    const offset = Math.min(place - from, length);
    nearest = { node, offset, isExact: place <= from + length };
    if (place < from + length) return nearest;
  }
  return nearest;
}

/** A change in drawn words: the stretch that changed, and what's there now. */
export interface DrawnChange {
  start: number;
  end: number;
  inserted: string;
}

/** Returns the change that the user typed between two states of the same words. The caret is right after it. */
export function changeBetween(before: string, after: string, caret: number): DrawnChange | undefined {
  if (before === after) return undefined;
  // Text after the caret was already there, so if a change can be read in several ways, this is the one.
  const tail = after.slice(caret);
  const keptEnd = before.endsWith(tail) ? tail.length : commonEnd(before, after);
  const most = Math.min(before.length, after.length) - keptEnd;
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  return { start, end: before.length - keptEnd, inserted: after.slice(start, after.length - keptEnd) };
}

const noBreak = '\u00a0';

/**
 * Returns inserted text as the user gave it: some browsers write a space at the edge of words as a nonbreaking one. It
 * stays nonbreaking only if the user typed or pasted one.
 */
export const restoreSpaces = (inserted: string, typed: string): string =>
  typed.includes(noBreak) ? inserted : inserted.replaceAll(noBreak, ' ');

function commonEnd(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length += 1;
  return length;
}
