/**
 * Does to the page what a translating browser does: it replaces each text with the browser's own in two `<font>` elements, at once and
 * again after every change. Reports what React then does to a text that's gone: writing into it, which no one sees, or removing it
 * or inserting something before it, which both throw.
 *
 * It has no outside dependencies, so that a test can also inject it into a page as a script.
 *
 * @returns the function that stops it.
 */
export function wrapTexts(report: (problem: string) => void): () => void {
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  const isLeft = (parent: ParentNode | null) =>
    !(parent instanceof HTMLElement) ||
    !parent.translate ||
    parent.isContentEditable ||
    parent.closest('.notranslate, font, script, style, noscript, textarea, head') !== null;

  /** Identifies a text's position well enough to tell it from others. */
  const placeOf = (parent: Element) => parent.outerHTML.replace(/<\/?font[^>]*>/g, '').slice(0, 160);
  const stale = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      report(`A text that was replaced was changed from “${oldValue}” to “${(target as Text).data}”`);
  });
  const wrap = (text: Text) => {
    if (isLeft(text.parentNode)) return;
    const [outer, inner] = [font(), font()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
    stale.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const wrapAll = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    if (node instanceof Text) texts.push(node);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected) wrap(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapAll(node);
  });

  const { insertBefore, removeChild } = Node.prototype;
  const isLost = (parent: Node, child: Node | null) => child instanceof Text && child.parentNode !== parent;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null) {
    if (isLost(this, child))
      report(`Something was put before a text that was replaced, in ${placeOf(this as Element)}`);
    return insertBefore.call(this, node, child) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    if (isLost(this, child))
      report(`A text that was replaced was taken away, from ${placeOf(this as Element)}`);
    return removeChild.call(this, child) as T;
  };

  wrapAll(document);
  observer.observe(document, { subtree: true, childList: true });
  return () => {
    observer.disconnect();
    for (const { target, oldValue } of stale.takeRecords())
      report(`A text that was replaced was changed from “${oldValue}” to “${(target as Text).data}”`);
    stale.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}
