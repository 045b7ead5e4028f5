/**
 * Words on the page that a browser would translate and nobody should: addresses, files, colors, telephone numbers, packages, codes,
 * whatever is set as code, artwork, and `names` where they stand alone.
 *
 * It needs nothing from outside, so that a test can also send it to a page as a script.
 */
export function translatableVerbatim(names: readonly string[] = []): string[] {
  const kept = [
    // E-mail and web addresses.
    /[\w.+-]+@[\w-]+\.[\w.-]*\w/,
    /\b(https?:\/\/|www\.)\w\S+/,
    /\b[\w-]+\.example\b/,
    // Files, and nothing but their endings: ".csv" in a sentence is as good in any language.
    /[\p{L}\d)_-]\.(png|jpe?g|webp|svg|gif|pdf|csv|xlsx?|docx?|pptx|rtf|zip|json|xml|html?|css|txt|vcf|eml|md|mp4)\b/iu,
    // Colors.
    /#([\da-f]{3}|[\da-f]{6})\b/i,
    // Telephone numbers.
    /\(\d{3}\) ?\d{3}-\d{4}/,
    /\+\d[\d ()-]{7,}\d/,
    // Keys.
    /\b(Ctrl|Alt|Shift)[ +][A-Z]\b|[⌘⌥⇧][A-Z]\b/,
    // Packages and custom properties.
    /(^|\s)@[a-z-]+\/[a-z-]+/,
    /(^|\s)--[a-z]+-[\w-]+/,
    // References, order numbers, recovery codes and keys: capitals with digits, in groups.
    /\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{3,}(-[A-Z\d]{3,})+\b/,
    /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,5}-[a-z\d]{4,5}\b/,
  ];
  const isLeft = (parent: HTMLElement) =>
    !parent.translate ||
    parent.isContentEditable ||
    // What only assistive technology meets.
    parent.getBoundingClientRect().width <= 1 ||
    parent.closest('script, style, noscript, textarea, head, title') !== null;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode as Text).data.trim();
    const parent = walker.currentNode.parentElement?.closest<HTMLElement>(':not(svg, svg *, font)');
    if (!text || !parent || isLeft(parent)) continue;
    const isCode = parent.closest('code, kbd, samp, pre, [data-artboard]') !== null;
    if (isCode || names.includes(text) || kept.some((pattern) => pattern.test(text)))
      found.add(
        `“${text.slice(0, 100)}” in ${parent.outerHTML.replaceAll(/<\/?font[^>]*>/g, '').slice(0, 200)}`,
      );
  }
  return [...found];
}
