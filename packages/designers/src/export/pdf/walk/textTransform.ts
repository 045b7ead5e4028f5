/**
 * Writes text-transform into the words of the copy, so that ranges cover the letters that are shown ("ß" becomes "SS").
 * Turned into words first, then switched off: the layout stays the same.
 */
export function applyTextTransforms(root: HTMLElement): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const changed = texts.flatMap((text) => {
    const parent = text.parentElement;
    const transform = parent ? getComputedStyle(parent).textTransform : 'none';
    return parent && transform !== 'none' ? [{ text, parent, transform }] : [];
  });
  for (const { text, parent, transform } of changed) {
    const language = parent.closest<HTMLElement>('[lang]')?.lang || undefined;
    text.data = transformed(text.data, transform, language);
  }
  for (const { parent } of changed) parent.style.textTransform = 'none';
}

function transformed(text: string, transform: string, language?: string): string {
  if (transform.includes('uppercase')) return text.toLocaleUpperCase(language);
  if (transform.includes('lowercase')) return text.toLocaleLowerCase(language);
  if (transform.includes('capitalize'))
    return text.replace(
      /(^|[^\p{L}\p{M}\p{N}'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(language),
    );
  return text;
}
