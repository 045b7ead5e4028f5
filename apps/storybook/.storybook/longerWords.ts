import { longer } from './longer.ts';

/** The person's own words, and what is no word of the page. */
const left = '[data-artboard], [contenteditable], textarea, script, style, svg, iframe, code, pre';

const isLeft = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(left) !== null;

/**
 * Makes the words of the page 40 % longer for as long as it is asked to, whichever way they come: what components draw, dialogs, and what
 * changes later. It changes what text nodes and placeholders say and no node, so that React goes on with those that it made.
 *
 * @returns what ends it. Words that are there stay longer: the story mounts anew.
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
