import { previewOnly } from '../artworkCopy.ts';
import { parseColor } from '../pdf/walk/cssValues.ts';
import { textTransformed } from '../pdf/walk/textTransform.ts';
import { plainLines } from './plainText.ts';

/** A text of artwork, as shown. */
export interface ShownText {
  /** The words with the capitals of `text-transform`, without control characters. */
  words: string;
  style: CSSStyleDeclaration;
}

/** Elements whose words are for programs or for the preview only. */
export const unseenElements = `style, script, title, desc, symbol, ${previewOnly}`;

/** Every text below a node that has words, visible or not, in document order. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (/\S/.test(text.data) && !text.parentElement?.closest(unseenElements)) texts.push(text);
  }
  return texts;
}

/** Returns whether an element has a box and isn't hidden. Safari has had `checkVisibility` since 17.4. */
export const isSeen = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/** The visible texts of mounted artwork, in document order. */
export const shownTexts = (root: HTMLElement): ShownText[] =>
  textsIn(root).flatMap((node) => {
    const parent = node.parentElement;
    if (!parent || !isSeen(parent) || isFaded(parent, root)) return [];
    const style = getComputedStyle(parent);
    const fill = style.getPropertyValue('-webkit-text-fill-color') || style.color;
    if (Number.parseFloat(style.fontSize) === 0 || parseColor(fill).a === 0) return [];
    return [{ words: textTransformed(plainLines(node.data), style, parent), style }];
  });

/**
 * Returns whether an element is faded out within the artwork. Its surroundings, such as an opening dialog, don't count.
 */
const isFaded = (element: Element, root: Element): boolean =>
  Number(getComputedStyle(element).opacity) === 0 ||
  (element !== root && element.parentElement !== null && isFaded(element.parentElement, root));
