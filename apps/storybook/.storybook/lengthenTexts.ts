import { longer } from './longer.ts';

/** The user's own text, and anything that isn't page text. */
const left = '[data-artboard], [contenteditable], textarea, script, style, svg, iframe, code, pre';

const isLeft = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(left) !== null;

/**
 * Makes the page's text 40 % longer until stopped, wherever it comes from: components, dialogs, and later changes. It only changes the
 * content of text nodes and placeholders, never the nodes themselves, so that React can keep using the ones it created.
 *
 * @returns the function that stops it. Existing text stays longer, so the story must remount.
 */
export function lengthenWords(root: HTMLElement): () => void {
  const said = new WeakMap<Node, string>();
  const lengthen = (text: Text) => {
    if (said.get(text) === text.data || isLeft(text)) return;
    const words = longer(text.data);
    said.set(text, words);
    if (words !== text.data) text.data = words;
  };
  const hint = (field: Element) => {
    const words = field.getAttribute('placeholder');
    if (!words || said.get(field) === words) return;
    said.set(field, longer(words));
    field.setAttribute('placeholder', longer(words));
  };
  const all = (node: Node) => {
    if (node instanceof Text) lengthen(node);
    if (!(node instanceof Element)) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) lengthen(texts.currentNode as Text);
    for (const field of [node, ...node.querySelectorAll('[placeholder]')]) hint(field);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      all(target);
      for (const node of addedNodes) all(node);
    }
  });
  all(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['placeholder'],
  });
  return () => observer.disconnect();
}
