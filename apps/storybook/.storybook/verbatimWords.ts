/**
 * Finds text on the page that a browser would translate but shouldn't: addresses, files, colors, phone numbers, packages, codes,
 * anything formatted as code, artwork, and `names` on their own.
 *
 * It has no outside dependencies, so that a test can also inject it into a page as a script.
 */
export function translatableVerbatim(names: readonly string[] = []): string[] {
  const verbatimPatterns = [
    // Email and web addresses.
    /[\w.+-]+@[\w-]+\.[\w.-]*\w/,
    /\b(https?:\/\/|www\.)\w\S+/,
    /\b[\w-]+\.example\b/,
    // File names, but not bare extensions: ".csv" in a sentence is fine in any language.
    /[\p{L}\d)_-]\.(png|jpe?g|webp|svg|gif|pdf|csv|xlsx?|docx?|pptx|rtf|zip|json|xml|html?|css|txt|vcf|eml|md|mp4)\b/iu,
    // Colors.
    /#([\da-f]{3}|[\da-f]{6})\b/i,
    // Phone numbers.
    /\(\d{3}\) ?\d{3}-\d{4}/,
    /\+\d[\d ()-]{7,}\d/,
    // Keys.
    /\b(Ctrl|Alt|Shift)[ +][A-Z]\b|[⌘⌥⇧][A-Z]\b/,
    // Packages and custom properties.
    /(^|\s)@[a-z-]+\/[a-z-]+/,
    /(^|\s)--[a-z]+-[\w-]+/,
    // References, order numbers, recovery codes and keys: capital letters with digits, in groups.
    /\b(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{3,}(-[A-Z\d]{3,})+\b/,
    /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,5}-[a-z\d]{4,5}\b/,
  ];
  const isLeft = (parent: HTMLElement) =>
    !parent.translate ||
    parent.isContentEditable ||
    // Text only for assistive technology.
    parent.getBoundingClientRect().width <= 1 ||
    parent.closest('script, style, noscript, textarea, head, title') !== null;
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = (walker.currentNode as Text).data.trim();
    const parent = walker.currentNode.parentElement?.closest<HTMLElement>(':not(svg, svg *, font)');
    if (!text || !parent || isLeft(parent)) continue;
    const isCode = parent.closest('code, kbd, samp, pre, [data-artboard]') !== null;
    if (isCode || names.includes(text) || verbatimPatterns.some((pattern) => pattern.test(text)))
      found.add(
        `“${text.slice(0, 100)}” in ${parent.outerHTML.replaceAll(/<\/?font[^>]*>/g, '').slice(0, 200)}`,
      );
  }
  return [...found];
}
