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

type Wrap = 'normal' | 'anywhere';

/** A search for the size of one text: it sets a size, waits to hear whether the words fit, and says at its end if they ever do. */
type Search = Generator<void, boolean, boolean>;

/**
 * Fits every text of an artboard into its box and returns the names of those that are too long.
 *
 * A text that fits itself is an element with `data-fit="<field>"`, a box of a definite size, and a font size that is a
 * multiple of `var(--fit, 1)`; `data-fit-floor` (0–1) is how far it may shrink. It shrinks in steps until its words fit,
 * then breaks what `artwork/typeset` holds together, and words, then counts as too long. The result depends only on the
 * artboard, never on what was there before.
 *
 * All texts search at once: each round sets one size everywhere before it measures anything, so that the page is laid out once a
 * round and not once for each size of each text.
 */
export function fitTexts(artboard: HTMLElement): string[] {
  const texts = [...artboard.querySelectorAll<HTMLElement>('[data-fit]')];
  const long = new Set<HTMLElement>();
  let searches = texts.map((node) => ({ node, search: sizeOf(node) }));
  for (const { search } of searches) search.next();
  while (searches.length > 0) {
    const fits = searches.map(({ node }) => !tooTall(node) && !tooWide(node));
    searches = searches.filter(({ node, search }, place) => {
      const { done, value } = search.next(fits[place] ?? false);
      if (done && !value) long.add(node);
      return !done;
    });
  }
  // In their order on the artboard: searches end in another one.
  return texts.filter((node) => long.has(node)).map(({ dataset }) => dataset.fit ?? '');
}

function* sizeOf(node: HTMLElement): Search {
  const floor = Number(node.dataset.fitFloor ?? 0.5);
  const set = (step: number, wrap: Wrap) => {
    node.style.setProperty('--fit', String(1 - ((1 - floor) * step) / steps));
    node.style.overflowWrap = wrap;
    node.style.setProperty('--together', wrap === 'normal' ? 'nowrap' : 'normal');
    node.style.setProperty('--joint', wrap === 'normal' ? 'none' : 'inline');
  };
  set(0, 'normal');
  if (yield) return true;
  if (yield* largestStep((step) => set(step, 'normal'))) return true;
  // Where not even this helps, the smallest size stays.
  return yield* largestStep((step) => set(step, 'anywhere'));
}

/** Finds the first step that fits and leaves it set; false when not even the last one does. */
function* largestStep(set: (step: number) => void): Search {
  set(steps);
  if (!(yield)) return false;
  let low = 0;
  let high = steps;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    set(middle);
    if (yield) high = middle;
    else low = middle;
  }
  set(high);
  return true;
}
