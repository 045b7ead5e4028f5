/** The text nodes of an element, in order. */
export function wordsIn(element: Element): { node: Text; words: string }[] {
  const texts: { node: Text; words: string }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, words: node.data });
  }
  return texts;
}

/**
 * Returns the text of an element after a browser changed it. Line breaks may be elements by then; one at the end only
 * keeps the line open.
 */
export function textIn(root: Node): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let text = '';
  let breaks = '';
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeName === 'BR') breaks += '\n';
    else if (node instanceof Text && node.data) {
      text += breaks + node.data;
      breaks = '';
    }
  }
  return text;
}

/** Returns the length of the text before a position in an element. */
export function offsetIn(root: Node, container: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(container, offset);
  return textIn(range.cloneContents()).length;
}

interface Remembered {
  node: Node;
  data?: string;
  children: readonly Remembered[];
}

/**
 * Remembers an element's nodes, which belong to React. Returns a function that restores them, whatever a browser or an
 * input method did.
 */
export function rememberNodes(element: Element): () => void {
  const remember = (node: Node): Remembered => ({
    node,
    data: node instanceof Text ? node.data : undefined,
    children: [...node.childNodes].map(remember),
  });
  const putBack = ({ node, data, children }: Remembered) => {
    if (node instanceof Text && node.data !== data) node.data = data ?? '';
    const isSame =
      node.childNodes.length === children.length &&
      children.every(({ node: child }, index) => node.childNodes[index] === child);
    if (!isSame && node instanceof Element) node.replaceChildren(...children.map(({ node: child }) => child));
    children.forEach(putBack);
  };
  const content = remember(element);
  return () => putBack(content);
}
