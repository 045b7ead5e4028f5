/** The controls and headings that people use and navigate by. */
const controls =
  'button, a[href], label, legend, h1, h2, h3, [role="tab"], [role="combobox"], [role="option"], [role="radio"], [role="menuitem"]';

/** A line may exceed its box by a rounded pixel and a letter's tail. */
const tolerance = 2;

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest('[data-artboard], [aria-hidden="true"], [inert]');

function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!parent || !isShown(parent) || isHiddenFromSight(parent)) continue;
    range.selectNodeContents(texts.currentNode);
    lines.push(...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1));
  }
  return lines;
}

/** Text only for screen readers: a one-pixel box. */
const isHiddenFromSight = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if ((width <= 1 || height <= 1) && getComputedStyle(at).overflow !== 'visible') return true;
  }
  return false;
};

/** Returns whether a line is cut off by a surrounding box that can't be scrolled. */
function isCut(element: Element, line: DOMRect): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowX + overflowY)) return false;
    if (overflowX === 'visible') continue;
    const box = at.getBoundingClientRect();
    if (line.right > box.right + tolerance || line.left < box.left - tolerance) return true;
    if (line.bottom > box.bottom + 2 * tolerance || line.top < box.top - 2 * tolerance) return true;
  }
  return line.right > document.documentElement.clientWidth + tolerance || line.left < -tolerance;
}

/** The visible parts of a line inside scrolling boxes; empty if it's scrolled out of view. */
function seenOf(element: Element, line: DOMRect): DOMRect[] {
  let { left, right, top, bottom } = line;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (!/auto|scroll/.test(overflowX + overflowY)) continue;
    const box = at.getBoundingClientRect();
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  return left < right && top < bottom ? [new DOMRect(left, top, right - left, bottom - top)] : [];
}

const meet = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > tolerance &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 * tolerance;

/** Finds text in controls and headings that's cut off, or overlaps another one's. */
export function findCutTexts(root: Element): string[] {
  const visibleTexts = [...root.querySelectorAll(controls)].filter(isShown).map((element) => {
    const lines = linesOf(element);
    const visibleLines = lines.flatMap((line) => seenOf(element, line));
    return { element, words: element.textContent?.trim() ?? '', lines, seen: visibleLines };
  });
  const cut = visibleTexts
    .filter(({ element, lines }) => lines.some((line) => isCut(element, line)))
    .map(({ words }) => `cut off: ${words}`);
  const over = visibleTexts.flatMap((one, place) =>
    visibleTexts
      .slice(place + 1)
      .filter(({ element }) => !one.element.contains(element) && !element.contains(one.element))
      .filter(({ seen: visibleLines }) =>
        visibleLines.some((line) => one.seen.some((other) => meet(line, other))),
      )
      .map(({ words }) => `over each other: ${one.words} | ${words}`),
  );
  return [...cut, ...over];
}
