/** Deeper than any drawing is nested, but no deeper than a browser can handle. */
const deepest = 1_000;

/** Namespaces, which are removed: plain elements have no handlers or styles that a strict policy would refuse. */
const namespaces = /http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)/g;

/**
 * Counts the elements that an SVG drawing expands to. Each `use` counts as what it repeats: a small file can nest
 * repetitions until a browser runs out of memory. Infinite for endless nesting. Draws nothing.
 */
export function drawingSize(svg: string): number {
  const drawing = new DOMParser().parseFromString(svg.replaceAll(namespaces, 'about:counted'), 'text/xml');
  const sizes = new Map<Element, number>();
  const sizeOf = (element: Element, depth: number): number => {
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    const counted = sizes.get(element);
    if (counted !== undefined) return counted;
    // Cycles aren't followed.
    sizes.set(element, 0);
    const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    const repeated =
      element.localName === 'use' && address.startsWith('#')
        ? drawing.getElementById(address.slice(1))
        : null;
    const content = [...element.children, ...(repeated ? [repeated] : [])];
    const size = content.reduce((sum, child) => sum + sizeOf(child, depth + 1), 1);
    sizes.set(element, size);
    return size;
  };
  return sizeOf(drawing.documentElement, 0);
}
