const steps = 24;

/** Lines that run against their box's direction overflow at its start, which only they themselves count. */
const tooWide = (node: HTMLElement) =>
  [node, ...node.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
/**
 * With a line height under the font's own, glyph boxes reach out of the last line by a fraction of an em, which browsers
 * count as overflow. A line too many is a whole one.
 */
const overhang = (node: HTMLElement) => 0.25 * Number.parseFloat(getComputedStyle(node).fontSize);
const tooTall = (node: HTMLElement) => node.scrollHeight > node.clientHeight + overhang(node);

/**
 * Fits every text of an artboard into its box and returns the names of those that are too long.
 *
 * A text that fits itself is an element with `data-fit="<field>"`, a box of a definite size, and a font size that is a
 * multiple of `var(--fit, 1)`; `data-fit-floor` (0–1) is how far it may shrink. It shrinks in steps until its words fit,
 * then breaks what `artwork/typeset` holds together, and words, then counts as too long. The result depends only on the
 * artboard, never on what was there before.
 */
export function fitTexts(artboard: HTMLElement): string[] {
  const long: string[] = [];
  for (const node of artboard.querySelectorAll<HTMLElement>('[data-fit]')) {
    const floor = Number(node.dataset.fitFloor ?? 0.5);
    const fits = (step: number, wrap: 'normal' | 'anywhere') => {
      node.style.setProperty('--fit', String(1 - ((1 - floor) * step) / steps));
      node.style.overflowWrap = wrap;
      node.style.setProperty('--together', wrap === 'normal' ? 'nowrap' : 'normal');
      node.style.setProperty('--joint', wrap === 'normal' ? 'none' : 'inline');
      return !tooTall(node) && !tooWide(node);
    };
    if (fits(0, 'normal') || largestStep((step) => fits(step, 'normal'))) continue;
    if (largestStep((step) => fits(step, 'anywhere'))) continue;
    fits(steps, 'anywhere');
    long.push(node.dataset.fit ?? '');
  }
  return long;
}

/** Finds the first step that fits and leaves it applied; false when not even the last one does. */
function largestStep(fits: (step: number) => boolean): boolean {
  if (!fits(steps)) return false;
  let low = 0;
  let high = steps;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle;
  }
  return fits(high);
}
