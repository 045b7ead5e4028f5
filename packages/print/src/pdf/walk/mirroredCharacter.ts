import type { Rect } from '../displayList.ts';
import type { ArtboardFrame } from './layer.ts';

/** Opening brackets by their closing ones. */
export const openingBrackets: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›', '≤≥'].map((pair) => [pair.charAt(1), pair.charAt(0)]),
);
const mirroredBrackets: Readonly<Record<string, string>> = {
  ...openingBrackets,
  ...Object.fromEntries(Object.entries(openingBrackets).map(([closing, opening]) => [opening, closing])),
};

/** Returns a character as it appears in a text: brackets in a right-to-left run are mirrored. */
export function mirroredCharacter(
  character: string,
  node: Text,
  index: number,
  frame: ArtboardFrame,
  place: Rect,
): string {
  const mirror = mirroredBrackets[character];
  return mirror && isRightToLeft(node, index, frame, place) ? mirror : character;
}

/**
 * Returns whether a character is in a right-to-left run, where brackets are mirrored. The caret before it is then at
 * its right edge. Between two lines or two runs there are two such carets, and only one of them is at the character.
 */
function isRightToLeft(
  node: Text,
  index: number,
  frame: ArtboardFrame,
  { x, y, width, height }: Rect,
): boolean {
  const caret = document.createRange();
  caret.setStart(node, index);
  const edges = [...caret.getClientRects()]
    .map((edge) => frame.rect(edge))
    .filter((edge) => Math.abs(edge.y - y) < height / 4)
    .map((edge) => edge.x);
  const touches = (edge: number) => edges.some((at) => Math.abs(at - edge) < width / 4);
  return touches(x + width) && !touches(x);
}
