import { evenLines, freeLines } from './evenLines.ts';

const steps = 24;

/**
 * Lines that run against their box's direction overflow at its start, which only they themselves count. What is within a line has no
 * client width, and in Firefox the scroll width of its words: only boxes can be too narrow.
 */
const tooWide = (node: HTMLElement) =>
  [node, ...node.querySelectorAll(':scope > *, :scope > * > li')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );
/**
 * With a line height under the font's own, letters' boxes reach out of the last line by a fraction of an em. A line too many is a whole
 * one. WebKit's `scrollHeight` leaves out what reaches over a line, but not always: the boxes are the same everywhere.
 */
function tooTall(node: HTMLElement): boolean {
  const overhang = 0.25 * Number.parseFloat(getComputedStyle(node).fontSize);
  const { bottom, height } = node.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(node);
  // A quarter of a pixel more: fonts are as high as whole ones.
  return words.getBoundingClientRect().bottom - bottom > (overhang + 0.25) * (height / node.offsetHeight);
}

/** Where words break: nowhere; at the joints of long words (`artwork/typeset`); wherever they must. */
type Wrap = 'normal' | 'joints' | 'anywhere';

/** The step at which words fitted last, where nothing but a size was needed, and how many letters they had. */
interface Found {
  step: number;
  letters: number;
  place: string;
}
const lastFound = new WeakMap<HTMLElement, Found>();
/** Where the search of an element begins, and then where it ended. */
const lastSteps = new WeakMap<HTMLElement, number>();
/** The same of words that are no more, by where they stood: an undone composition begins with what it had. */
const kept = new Map<string, Found>();
const mostKept = 2_000;
/** Elements whose words fitted at their last step when they had no more letters: a larger size is not asked for while somebody types. */
const grown = new WeakSet<HTMLElement>();
const longTexts = new WeakMap<HTMLElement, readonly string[]>();

/** The names of the texts that were too long for an artboard when it was last fitted. */
export const tooLongOn = (artboard: HTMLElement): readonly string[] => longTexts.get(artboard) ?? [];

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
 * multiple of `var(--fit, 1)`; `data-fit-floor` (0–1) is how far it may shrink, `data-fit-usual` (1 without one) down to what size long
 * words stay whole: where it doesn't fit at that, they may break at their joints, and the search begins at the text's own size. A text
 * shrinks in steps until its words fit, then breaks what `artwork/typeset` holds together, and words, then counts as too long.
 *
 * Texts below each other share the room of the element with `data-flow` around their column. One of them, the headline, has
 * `data-grow="<from> <to>"`, sizes in units: it takes all the room that the others leave. Where its smallest size is still too
 * much, the others shrink to their floors, then all of them together, the headline to a third.
 *
 * The result depends only on the artboard, never on what was there before. All texts search at once: each round sets one size
 * everywhere before it measures anything, so that the page is laid out once a round and not once for each size of each text.
 *
 * While somebody types, a search `fromLast` begins with the size that was found before: where it still fits and the next larger does
 * not, or did not with fewer letters, that is what the whole search finds too, as long as no smaller size is one that does not fit. So
 * the whole one has the last word.
 */
export function fitTexts(artboard: HTMLElement, fromLast = false): string[] {
  freeLines(artboard);
  const texts = [...artboard.querySelectorAll<HTMLElement>('[data-fit]')];
  const flows = [...artboard.querySelectorAll<HTMLElement>('[data-flow]')];
  const alone = texts.filter((text) => !text.closest('[data-flow]'));
  const searched = [...alone, ...flows, ...flows.map(columnOf)];
  const words = searched.map((element) => ({
    element,
    place: placeOf(artboard, element),
    letters: element.textContent.length,
  }));
  for (const { element, place, letters } of words) {
    const found = fromLast ? (lastFound.get(element) ?? kept.get(place)) : undefined;
    if (found) lastSteps.set(element, found.step);
    else lastSteps.delete(element);
    if (found?.place === place && found.letters <= letters) grown.add(element);
    else grown.delete(element);
  }
  let fittings: Fitting[] = [
    ...alone.map((node) => ({ search: sizeOf(node), fits: () => !tooTall(node) && !tooWide(node) })),
    ...flows.map((flow) => {
      const within = texts.filter((text) => flow.contains(text));
      return { search: sizesOf(flow, within), fits: () => flowFits(flow, within) };
    }),
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
  evenLines(artboard);
  if (kept.size > mostKept) kept.clear();
  for (const { element, place, letters } of words) {
    const step = lastSteps.get(element);
    if (step === undefined) {
      lastFound.delete(element);
      kept.delete(place);
    } else {
      const found = { step, place, letters };
      lastFound.set(element, found);
      kept.set(place, found);
    }
  }
  // In their order on the artboard: searches end in another one.
  const names = texts.filter((node) => long.has(node)).map(({ dataset }) => dataset.fit ?? '');
  longTexts.set(artboard, names);
  return names;
}

/** Where a text or a column stands, the same for as long as a piece is drawn in the same way. */
function placeOf(artboard: HTMLElement, element: HTMLElement): string {
  const boxOf = ({ style }: HTMLElement) =>
    [style.insetInlineStart, style.insetBlockStart, style.inlineSize, style.blockSize].join(' ');
  const { className, parentElement, dataset } = element;
  const around = parentElement ? boxOf(parentElement) : '';
  return [boxOf(artboard), around, boxOf(element), className, dataset.fit].join(' ');
}

function breakWords(node: HTMLElement, wrap: Wrap) {
  const isAnywhere = wrap === 'anywhere';
  node.style.overflowWrap = isAnywhere ? wrap : 'normal';
  node.style.setProperty('--together', isAnywhere ? 'normal' : 'pre');
  node.style.setProperty('--joint', isAnywhere ? 'inline' : 'none');
  node.style.setProperty('--word-joint', wrap === 'normal' ? 'none' : 'inline');
}

const hasJoints = (node: HTMLElement) => node.querySelector('[data-joint="word"]') !== null;

const floorOf = ({ dataset }: HTMLElement) => Number(dataset.fitFloor ?? 0.5);
/** Step 0 is a text's own size, the last step its floor. */
function shrink(node: HTMLElement, step: number) {
  node.style.setProperty('--fit', String(1 - ((1 - floorOf(node)) * step) / steps));
}
/** The last step at which a text has its usual size or more. */
const usualStep = (node: HTMLElement) =>
  Math.floor((steps * (1 - Number(node.dataset.fitUsual ?? 1))) / (1 - floorOf(node)) || 0);

function* sizeOf(node: HTMLElement): Search {
  const set = (step: number, wrap: Wrap) => {
    shrink(node, step);
    breakWords(node, wrap);
  };
  let wrap: Wrap = 'normal';
  const setSize = (step: number) => set(step, wrap);
  if (hasJoints(node)) {
    setSize(usualStep(node));
    if (!(yield)) wrap = 'joints';
  }
  if (!lastSteps.get(node)) {
    setSize(0);
    if (yield) return [];
  }
  if (yield* firstAgain(node, setSize)) return [];
  // Where not even this helps, the smallest size stays.
  return (yield* firstThatFits((step) => set(step, 'anywhere'))) === undefined ? [node] : [];
}

const columnOf = (flow: HTMLElement) => flow.firstElementChild as HTMLElement;
/** Its column is not taller than its room, and no word is wider. */
function flowFits(flow: HTMLElement, texts: readonly HTMLElement[]): boolean {
  const room = flow.getBoundingClientRect().height;
  // Not `offsetHeight`, which browsers round from where the column begins.
  const isTooTall = columnOf(flow).getBoundingClientRect().height > room * (1 + 0.5 / flow.offsetHeight);
  return !isTooTall && ![columnOf(flow), ...texts].some(tooWide);
}

/** A headline may shrink to this share of its smallest size before words break. */
const lastResort = 0.35;

function* sizesOf(flow: HTMLElement, texts: readonly HTMLElement[]): Search {
  const column = columnOf(flow);
  const headline = texts.find(({ dataset }) => dataset.grow);
  const others = texts.filter((text) => text !== headline);
  const [from = 1, to = 1] = headline?.dataset.grow?.split(' ').map(Number) ?? [];
  const grow = (size: number) => headline?.style.setProperty('--fit', size.toFixed(3));
  const shrinkOthers = (step: number) => {
    for (const text of others) shrink(text, step);
  };
  const shrinkHeadline = (step: number) => grow(from * (1 - ((1 - lastResort) * step) / steps));
  for (const text of texts) breakWords(text, 'normal');
  const jointed = texts.filter(hasJoints);
  // Whether long words stay whole shows at full size alone.
  if (jointed.length > 0) lastSteps.delete(column);
  const lastOfOthers = lastSteps.get(column);
  if (lastOfOthers) {
    grow(from);
    const step = yield* nearby(column, shrinkOthers, lastOfOthers);
    if (step) {
      lastSteps.set(column, step);
      return [];
    }
    lastSteps.delete(column);
  }
  shrinkOthers(0);
  // Steps of the same ratio, from the largest size down.
  const growHeadline = (step: number) => grow(to * (from / to) ** (step / steps));
  if (yield* firstAgain(flow, growHeadline)) return [];
  for (const text of jointed) breakWords(text, 'joints');
  if (jointed.length > 0 && (yield* firstAgain(flow, growHeadline))) return [];
  if (yield* firstAgain(column, shrinkOthers)) return [];
  const isLongWord = headline !== undefined && tooWide(headline);
  const shrinkAll = (step: number) => {
    shrinkOthers(step);
    shrinkHeadline(step);
  };
  if (!isLongWord && (yield* firstThatFits(shrinkAll)) !== undefined) return [];
  // One long word is no reason for small print below it.
  shrinkOthers(0);
  if ((yield* firstThatFits(shrinkHeadline)) !== undefined) return [];
  shrinkOthers(steps);
  if ((yield* firstThatFits(shrinkHeadline)) !== undefined) {
    yield* firstThatFits(shrinkOthers);
    return [];
  }
  for (const text of texts) breakWords(text, 'anywhere');
  shrinkOthers(0);
  if (yield) return [];
  shrinkOthers(steps);
  if (yield) return [];
  const tooLong = texts.filter(tooWide);
  return tooLong.length > 0 ? tooLong : texts.toSorted((a, b) => b.offsetHeight - a.offsetHeight).slice(0, 1);
}

type Steps<Result> = Generator<void, Result, boolean>;

/** The first step that fits, looked for where an element's was last, and then everywhere. */
function* firstAgain(element: HTMLElement, set: (step: number) => void): Steps<boolean> {
  const last = lastSteps.get(element);
  const step =
    (last === undefined ? undefined : yield* nearby(element, set, last)) ?? (yield* firstThatFits(set));
  if (step === undefined) lastSteps.delete(element);
  else lastSteps.set(element, step);
  return step !== undefined;
}

/**
 * The first step that fits, looked for from the last one outwards, in longer and longer strides. Leaves it set. Words that grew are not
 * asked whether a larger size fits as well: it did not before.
 */
function* nearby(element: HTMLElement, set: (step: number) => void, last: number): Steps<number | undefined> {
  const asksLarger = last > 0 && !grown.has(element);
  let low = last - 1;
  let high = last;
  if (asksLarger) set(low);
  const fitsLarger = asksLarger && (yield);
  let stride = 1;
  if (fitsLarger)
    for (high = low; high > 0; high = low, stride *= 2) {
      low = Math.max(0, high - stride);
      set(low);
      if (!(yield)) break;
      if (low === 0) return 0;
    }
  else
    for (; ; low = high, high = Math.min(steps, low + stride), stride *= 2) {
      set(high);
      if (yield) break;
      if (high === steps) return undefined;
    }
  return high === 0 ? 0 : yield* between(set, low, high);
}

/** Finds the first step that fits and leaves it set; undefined when not even the last one does. */
function* firstThatFits(set: (step: number) => void): Steps<number | undefined> {
  set(steps);
  if (!(yield)) return undefined;
  set(0);
  if (yield) return 0;
  return yield* between(set, 0, steps);
}

/** The first step that fits, of those after one that does not and up to one that does. Leaves it set. */
function* between(set: (step: number) => void, low: number, high: number): Steps<number> {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    set(middle);
    if (yield) high = middle;
    else low = middle;
  }
  set(high);
  return high;
}
