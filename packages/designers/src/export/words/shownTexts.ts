import { previewOnly } from '../artworkCopy.ts';
import { parseColor } from '../pdf/walk/cssValues.ts';
import { transformed } from '../pdf/walk/textTransform.ts';
import { plainLines } from './plainText.ts';

/** A text of artwork as it is shown. */
export interface ShownText {
  /** With its capitals, as `text-transform` asks for, and without control characters. */
  words: string;
  style: CSSStyleDeclaration;
}

/** Their words are for programs, or for the preview alone. */
export const UNSEEN = `style, script, title, desc, symbol, ${previewOnly}`;

/** Every text below a node that has words, seen or not, in the order of the document. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\S/.test(text.data) && !text.parentElement?.closest(UNSEEN)) texts.push(text);
  }
  return texts;
}

/** Whether it has a box, and is not hidden within it. Safari has `checkVisibility` since 17.4. */
export const isSeen = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** The texts of mounted artwork that are seen, in the order of the document. */
export const shownTexts = (root: HTMLElement): ShownText[] =>
  textsIn(root).flatMap((node) => {
    const parent = node.parentElement;
    if (!parent || !isSeen(parent) || isFaded(parent, root)) return [];
    const style = getComputedStyle(parent);
    const fill = style.getPropertyValue('-webkit-text-fill-color') || style.color;
    if (Number.parseFloat(style.fontSize) === 0 || parseColor(fill).a === 0) return [];
    return [{ words: transformed(plainLines(node.data), style, parent), style }];
  });

/** Whether it is faded out within the artwork: what is around that, such as a dialog that opens, counts for nothing. */
const isFaded = (element: Element, root: Element): boolean =>
  Number(getComputedStyle(element).opacity) === 0 ||
  (element !== root && element.parentElement !== null && isFaded(element.parentElement, root));
