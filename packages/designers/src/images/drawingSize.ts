/** Deeper than any drawing is nested, and no deeper than a browser can follow. */
const deepest = 1_000;

/** Without them elements are elements and nothing more: a strict policy has no handler or style of theirs to refuse. */
const namespaces = /http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)/g;

/**
 * How many elements an SVG drawing comes to, each `use` counted as what it repeats: a small file can repeat repetitions until
 * a browser has no memory left. Infinite for one that is nested without end. Nothing of it is drawn.
 */
export function drawingSize(svg: string): number {
  const drawing = new DOMParser().parseFromString(svg.replaceAll(namespaces, 'about:counted'), 'text/xml');
  const known = new Map<Element, number>();
  const sizeOf = (element: Element, depth: number): number => {
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    const counted = known.get(element);
    if (counted !== undefined) return counted;
    // A drawing that repeats itself is not followed round.
    known.set(element, 0);
    const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    const repeated =
      element.localName === 'use' && address.startsWith('#')
        ? drawing.getElementById(address.slice(1))
        : null;
    const inside = [...element.children, ...(repeated ? [repeated] : [])];
    const size = inside.reduce((sum, child) => sum + sizeOf(child, depth + 1), 1);
    known.set(element, size);
    return size;
  };
  return sizeOf(drawing.documentElement, 0);
}
