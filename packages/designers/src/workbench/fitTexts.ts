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

/** A search for sizes: it sets some, waits to hear whether the words fit, and says at its end which texts never do. */
type Search = Generator<void, HTMLElement[], boolean>;

interface Fitting {
  search: Search;
  fits: () => boolean;
}

/**
 * Fits every text of an artboard into its room and returns the names of those that are too long.
 *
 * A text that fits itself is an element with `data-fit="<field>"`, a box of a definite size, and a font size that is a
 * multiple of `var(--fit, 1)`; `data-fit-floor` (0–1) is how far it may shrink. It shrinks in steps until its words fit,
 * then breaks what `artwork/typeset` holds together, and words, then counts as too long.
 *
 * Texts below each other share the room of the element with `data-flow` around their column. One of them, the headline, has
 * `data-grow="<from> <to>"`, sizes in units: it takes all the room that the others leave. Where its smallest size is still too
 * much, the others shrink to their floors, then all of them together, the headline to a third.
 *
 * The result depends only on the artboard, never on what was there before. All texts search at once: each round sets one size
 * everywhere before it measures anything, so that the page is laid out once a round and not once for each size of each text.
 */
export function fitTexts(artboard: HTMLElement): string[] {
  const texts = [...artboard.querySelectorAll<HTMLElement>('[data-fit]')];
  const flows = [...artboard.querySelectorAll<HTMLElement>('[data-flow]')];
  const alone = texts.filter((text) => !text.closest('[data-flow]'));
  let fittings: Fitting[] = [
    ...alone.map((node) => ({ search: sizeOf(node), fits: () => !tooTall(node) && !tooWide(node) })),
    ...flows.map((flow) => ({ search: sizesOf(flow), fits: () => flowFits(flow) })),
  ];
  const long = new Set<HTMLElement>();
  for (const { search } of fittings) search.next();
  while (fittings.length > 0) {
    const outcomes = fittings.map(({ fits }) => fits());
    fittings = fittings.filter(({ search }, place) => {
      const { done, value } = search.next(outcomes[place] ?? false);
      if (done) for (const node of value) long.add(node);
      return !done;
    });
  }
  // In their order on the artboard: searches end in another one.
  return texts.filter((node) => long.has(node)).map(({ dataset }) => dataset.fit ?? '');
}

/** How words may break: `anywhere` only once no size is small enough. */
function breakWords(node: HTMLElement, wrap: Wrap) {
  node.style.overflowWrap = wrap;
  node.style.setProperty('--together', wrap === 'normal' ? 'nowrap' : 'normal');
  node.style.setProperty('--joint', wrap === 'normal' ? 'none' : 'inline');
}

/** Step 0 is a text's own size, the last step its floor. */
function shrink(node: HTMLElement, step: number) {
  const floor = Number(node.dataset.fitFloor ?? 0.5);
  node.style.setProperty('--fit', String(1 - ((1 - floor) * step) / steps));
}

function* sizeOf(node: HTMLElement): Search {
  const set = (step: number, wrap: Wrap) => {
    shrink(node, step);
    breakWords(node, wrap);
  };
  set(0, 'normal');
  if (yield) return [];
  if (yield* firstThatFits((step) => set(step, 'normal'))) return [];
  // Where not even this helps, the smallest size stays.
  return (yield* firstThatFits((step) => set(step, 'anywhere'))) ? [] : [node];
}

const columnOf = (flow: HTMLElement) => flow.firstElementChild as HTMLElement;
const textsOf = (flow: HTMLElement) => [...flow.querySelectorAll<HTMLElement>('[data-fit]')];
/** Its column is not taller than its room, and no word is wider. */
const flowFits = (flow: HTMLElement) =>
  // Both are rounded, each from where it stands.
  columnOf(flow).offsetHeight <= flow.clientHeight + 1 && ![columnOf(flow), ...textsOf(flow)].some(tooWide);

/** A headline may shrink to this share of its smallest size before words break. */
const lastResort = 0.35;

function* sizesOf(flow: HTMLElement): Search {
  const texts = textsOf(flow);
  const headline = texts.find(({ dataset }) => dataset.grow);
  const others = texts.filter((text) => text !== headline);
  const [from = 1, to = 1] = headline?.dataset.grow?.split(' ').map(Number) ?? [];
  const grow = (size: number) => headline?.style.setProperty('--fit', size.toFixed(3));
  const shrinkOthers = (step: number) => {
    for (const text of others) shrink(text, step);
  };
  const shrinkHeadline = (step: number) => grow(from * (1 - ((1 - lastResort) * step) / steps));
  for (const text of texts) breakWords(text, 'normal');
  shrinkOthers(0);
  grow(from);
  if (yield) {
    // Steps of the same ratio, from the largest size down.
    yield* firstThatFits((step) => grow(to * (from / to) ** (step / steps)));
    return [];
  }
  if (yield* firstThatFits(shrinkOthers)) return [];
  const isLongWord = headline !== undefined && tooWide(headline);
  const shrinkAll = (step: number) => {
    shrinkOthers(step);
    shrinkHeadline(step);
  };
  if (!isLongWord && (yield* firstThatFits(shrinkAll))) return [];
  // One long word is no reason for small print below it.
  shrinkOthers(0);
  if (yield* firstThatFits(shrinkHeadline)) return [];
  shrinkOthers(steps);
  if (yield* firstThatFits(shrinkHeadline)) {
    yield* firstThatFits(shrinkOthers);
    return [];
  }
  for (const text of texts) breakWords(text, 'anywhere');
  shrinkOthers(0);
  if (yield) return [];
  shrinkOthers(steps);
  if (yield) return [];
  const wide = texts.filter(tooWide);
  return wide.length > 0 ? wide : texts.toSorted((a, b) => b.offsetHeight - a.offsetHeight).slice(0, 1);
}

/** Finds the first step that fits and leaves it set; false when not even the last one does. */
function* firstThatFits(set: (step: number) => void): Generator<void, boolean, boolean> {
  set(steps);
  if (!(yield)) return false;
  set(0);
  if (yield) return true;
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
