/**
 * Applies text-transform to the copy's words, so that ranges cover the displayed letters ("ß" becomes "SS"). The words are changed first,
 * then the transform is turned off, so the layout stays the same.
 */
export function applyTextTransforms(root: HTMLElement): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const changed = texts.flatMap((text) => {
    const parent = text.parentElement;
    return parent && getComputedStyle(parent).textTransform !== 'none' ? [{ text, parent }] : [];
  });
  for (const { text, parent } of changed)
    text.data = textTransformed(text.data, getComputedStyle(parent), parent);
  for (const { parent } of changed) parent.style.textTransform = 'none';
}

/** The text of an element, as its `text-transform` shows it. */
export function textTransformed(
  text: string,
  { textTransform }: Pick<CSSStyleDeclaration, 'textTransform'>,
  parent: Element,
): string {
  const language = parent.closest<HTMLElement>('[lang]')?.lang || undefined;
  if (textTransform.includes('uppercase')) return text.toLocaleUpperCase(language);
  if (textTransform.includes('lowercase')) return text.toLocaleLowerCase(language);
  if (textTransform.includes('capitalize'))
    return text.replace(
      /(^|[^\p{L}\p{M}\p{N}'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language),
    );
  return text;
}
