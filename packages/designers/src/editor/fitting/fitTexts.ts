import { evenLines, freeLines, isLabel, isSmaller, labelsIn } from './evenLines.ts';
import { type FitSteps, runToEnd } from './pendingFits.ts';

const steps = 24;

/**
 * Checks whether words are wider than their box. Lines against their box's direction overflow at its start, and only
 * they report it. An inline element has no client width, and in Firefox its scroll width is that of its words, so it's
 * skipped.
 */
const tooWide = (node: HTMLElement) =>
  [node, ...node.querySelectorAll(':scope > *, :scope > * > li')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
  );
/**
 * Checks whether words are taller than their box. If the line height is less than the font's own, glyph boxes stick out
 * of the last line by a fraction of an em, which is allowed. WebKit's `scrollHeight` sometimes leaves that out, but the
 * boxes are the same everywhere.
 */
function tooTall(node: HTMLElement): boolean {
  const overhang = 0.25 * Number.parseFloat(getComputedStyle(node).fontSize);
  const { bottom, height } = node.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(node);
  // Allow a quarter pixel more, because font heights are rounded to whole pixels.
  return words.getBoundingClientRect().bottom - bottom > (overhang + 0.25) * (height / node.offsetHeight);
}

/** The places where words may break: nowhere, at the joints of long words (`artwork/text/typeset.tsx`), or anywhere. */
type Wrap = 'normal' | 'joints' | 'anywhere';

/** The largest size step that fitted at the last run, with the text's length. Missing if words also had to break. */
interface Found {
  step: number;
  letters: number;
  place: string;
}
const lastFound = new WeakMap<HTMLElement, Found>();
/** The step at which an element's search begins and, afterward, the step at which it ended. */
const lastSteps = new WeakMap<HTMLElement, number>();
/** The results for removed words, by place, so an undone layout starts with its earlier sizes. */
const removedTextSteps = new Map<string, Found>();
const mostKept = 2_000;
/** Elements with at least as many letters as at their last step, so larger sizes aren't tried while the user types. */
const lengthened = new WeakSet<HTMLElement>();
const longTexts = new WeakMap<HTMLElement, readonly string[]>();

/** The names of the texts that were too long for an artboard when it was last fitted. */
export const tooLongOn = (artboard: HTMLElement): readonly string[] => longTexts.get(artboard) ?? [];

/** A search for sizes: it sets some, receives whether the words fit, and finally returns the texts that never do. */
type Search = Generator<void, HTMLElement[], boolean>;

interface Fitting {
  search: Search;
  fits: () => boolean;
}

/**
 * Fits every text of an artboard into its room and returns the names of those that are too long.
 *
 * A text that's fitted by itself is an element with `data-fit="<field>"`, a box of a definite size, and a font size
 * that's a multiple of `var(--fit, 1)`. `data-fit-floor` (0–1) is how far it may shrink. `data-fit-usual` (default 1)
 * is the size down to which long words stay whole: if the text doesn't fit at that size, they may break at their
 * joints, and the search starts over at the text's own size. A text shrinks in steps until its words fit, then breaks
 * what `artwork/text/typeset.tsx` holds together, then breaks words, and then counts as too long.
 *
 * Texts stacked in a column share the room of the `data-flow` element around their column. One of them, the headline,
 * has `data-grow="<from> <to>"`, sizes in units: it takes all the room that the others leave, which give way before it
 * reaches its smallest size. If that's still too large, the others shrink to their floors, then all of them shrink
 * together, the headline down to about a third.
 *
 * A headline outranks every text that follows it (`data-tag="h1"`): its size, in units, is `--headline` of its column
 * and of the `data-ranked` page around it, and the others' font sizes stay below a share of it (`artwork/lengths`,
 * `ranked`). So the headline is always the last to shrink.
 *
 * The result depends only on the artboard, never on earlier results. All texts search at once: each round sets one size
 * everywhere before it measures anything, so layout runs once per round instead of once for each size of each text.
 *
 * While the user types, a search `fromLast` starts at the size found before. If that size still fits and the next
 * larger one doesn't (or didn't with fewer letters), a full search would find it too, unless a smaller size fails to
 * fit. So a full search follows.
 */
export const fitTexts = (artboard: HTMLElement, fromLast = false): string[] =>
  runToEnd(fittingTexts(artboard, fromLast));

/** Fits texts as `fitTexts` does, in steps, for an artboard out of sight. Between steps, its texts have trial sizes. */
export function* fittingTexts(artboard: HTMLElement, fromLast = false): FitSteps<string[]> {
  freeLines(artboard);
  for (const page of artboard.querySelectorAll<HTMLElement>('[data-ranked]'))
    page.style.removeProperty('--headline');
  const texts = [...artboard.querySelectorAll<HTMLElement>('[data-fit]')];
  const flows = [...artboard.querySelectorAll<HTMLElement>('[data-flow]')];
  const singleTexts = texts.filter((text) => !text.closest('[data-flow]'));
  const searched = [...singleTexts, ...flows, ...flows.map(columnOf)];
  const words = searched.map((element) => ({
    element,
    place: placeOf(artboard, element),
    letters: element.textContent.length,
  }));
  for (const { element, place, letters } of words) {
    const lastFit = fromLast ? (lastFound.get(element) ?? removedTextSteps.get(place)) : undefined;
    if (lastFit) lastSteps.set(element, lastFit.step);
    else lastSteps.delete(element);
    if (lastFit?.place === place && lastFit.letters <= letters) lengthened.add(element);
    else lengthened.delete(element);
  }
  let fittings: Fitting[] = [
    ...singleTexts.map((node) => ({ search: sizeOf(node), fits: () => !tooTall(node) && !tooWide(node) })),
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
    yield;
  }
  yield* evenLines(artboard, isMainHeadline);
  for (const flow of flows) {
    const within = texts.filter((text) => flow.contains(text));
    if (within.some((text) => isMainHeadline(text) && isSmaller(text))) yield* takeRoom(flow, within);
  }
  for (const headline of texts.filter(isMainHeadline)) {
    const page = headline.closest<HTMLElement>('[data-ranked]');
    if (!page) continue;
    const size = unitsOf(headline);
    setHeadlineSize(page, size);
    setHeadlineSize(headline.closest('[data-flow] > *'), size);
  }
  yield* evenLines(artboard, (text) => !isMainHeadline(text));
  if (removedTextSteps.size > mostKept) removedTextSteps.clear();
  for (const { element, place, letters } of words) {
    const step = lastSteps.get(element);
    if (step === undefined) {
      lastFound.delete(element);
      removedTextSteps.delete(place);
    } else {
      const fit = { step, place, letters };
      lastFound.set(element, fit);
      removedTextSteps.set(place, fit);
    }
  }
  // Searches finish in another order than the artboard's.
  const names = texts.filter((node) => long.has(node)).map(({ dataset }) => dataset.fit ?? '');
  longTexts.set(artboard, names);
  return names;
}

/** A key for the position of a text or a column; it stays the same as long as a piece is drawn the same way. */
function placeOf(artboard: HTMLElement, element: HTMLElement): string {
  const boxOf = ({ style }: HTMLElement) =>
    [style.insetInlineStart, style.insetBlockStart, style.inlineSize, style.blockSize].join(' ');
  const { className, parentElement, dataset } = element;
  const parentBox = parentElement ? boxOf(parentElement) : '';
  return [boxOf(artboard), parentBox, boxOf(element), className, dataset.fit].join(' ');
}

const isMainHeadline = ({ dataset }: HTMLElement): boolean => dataset.tag === 'h1';
/** Sets the size of the headline above the texts in an element, in units. */
const setHeadlineSize = (within: HTMLElement | null, size: string) =>
  within?.style.setProperty('--headline', size);
const unitsOf = (headline: HTMLElement): string => {
  const style = getComputedStyle(headline);
  const unit = Number.parseFloat(style.getPropertyValue('--u'));
  return String(Number.parseFloat(style.fontSize) / unit);
};

function breakWords(node: HTMLElement, wrap: Wrap) {
  const isAnywhere = wrap === 'anywhere';
  node.style.overflowWrap = isAnywhere ? wrap : 'normal';
  node.style.setProperty('--together', isAnywhere ? 'normal' : 'pre');
  node.style.setProperty('--joint', isAnywhere ? 'inline' : 'none');
  node.style.setProperty('--word-joint', wrap === 'normal' ? 'none' : 'inline');
}

const hasJoints = (node: HTMLElement) => node.querySelector('[data-joint="word"]') !== null;

const floorOf = ({ dataset }: HTMLElement) => Number(dataset.fitFloor ?? 0.5);
/** Step 0 is a text's own size; the last step is its floor. */
function shrink(node: HTMLElement, step: number) {
  node.style.setProperty('--fit', String(1 - ((1 - floorOf(node)) * step) / steps));
}
/** The share of their sizes that texts below a headline keep once it's at its smallest. */
export const othersMinScale = 0.78;
const shrinkBy = (node: HTMLElement, share: number) =>
  node.style.setProperty('--fit', String(Math.max(floorOf(node), 1 - share)));
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
  if (yield* findStep(node, setSize)) return [];
  // If even this doesn't help, keep the smallest size.
  return (yield* firstThatFits((step) => set(step, 'anywhere'))) === undefined ? [node] : [];
}

/** The sizes tried for texts below a headline that left room, as shares of their own. */
const larger = [1.1, 1.05, 1];

/** Gives the texts of a flow the room that its shrunken headline left. One-line boxes stay on one line. */
function* takeRoom(flow: HTMLElement, texts: readonly HTMLElement[]): FitSteps {
  const others = texts
    .filter((text) => !isMainHeadline(text))
    .map((text) => ({
      text,
      size: text.style.getPropertyValue('--fit') || '1',
      labels: labelsIn(text),
    }));
  for (const share of [...larger, 0]) {
    for (const { text, size, labels } of others) {
      text.style.setProperty('--fit', String(Math.max(Number(size), share)));
      if (!labels.every(isLabel)) text.style.setProperty('--fit', size);
    }
    if (flowFits(flow, texts)) return;
    yield;
  }
}

const columnOf = (flow: HTMLElement) => flow.firstElementChild as HTMLElement;
/** Checks that the column is no taller than its room, and no word is too wide. */
function flowFits(flow: HTMLElement, texts: readonly HTMLElement[]): boolean {
  const flowHeight = flow.getBoundingClientRect().height;
  // Don't use `offsetHeight`: browsers round it depending on where the column begins.
  const isTooTall =
    columnOf(flow).getBoundingClientRect().height > flowHeight * (1 + 0.5 / flow.offsetHeight);
  return !isTooTall && ![columnOf(flow), ...texts].some(tooWide);
}

/** A headline may shrink to this share of its smallest size before words break. */
const lastResort = 0.35;

function* sizesOf(flow: HTMLElement, texts: readonly HTMLElement[]): Search {
  const column = columnOf(flow);
  const headline = texts.find(({ dataset }) => dataset.grow);
  const others = texts.filter((text) => text !== headline);
  const [from = 1, to = 1] = headline?.dataset.grow?.split(' ').map(Number) ?? [];
  const grow = (size: number) => {
    if (!headline) return;
    headline.style.setProperty('--fit', size.toFixed(3));
    if (isMainHeadline(headline)) setHeadlineSize(column, size.toFixed(3));
  };
  const shrinkOthers = (step: number) => {
    for (const text of others) shrink(text, step);
  };
  const shrinkHeadline = (step: number) => grow(from * (1 - ((1 - lastResort) * step) / steps));
  for (const text of texts) breakWords(text, 'normal');
  const withJoints = texts.filter(hasJoints);
  // Only full size shows whether long words can stay whole.
  if (withJoints.length > 0) lastSteps.delete(column);
  const lastOfOthers = lastSteps.get(column);
  if (lastOfOthers) {
    grow(from);
    const step = yield* searchFromLast(column, shrinkOthers, lastOfOthers);
    if (step) {
      lastSteps.set(column, step);
      return [];
    }
    lastSteps.delete(column);
  }
  shrinkOthers(0);
  // Steps of equal ratio, from the largest size down. In the second half, the others shrink too.
  const growHeadline = (step: number) => {
    grow(to * (from / to) ** (step / steps));
    if (headline && isMainHeadline(headline))
      for (const text of others) shrinkBy(text, (1 - othersMinScale) * Math.max(0, (2 * step) / steps - 1));
  };
  if (yield* findStep(flow, growHeadline)) return [];
  shrinkOthers(0);
  for (const text of withJoints) breakWords(text, 'joints');
  if (withJoints.length > 0 && (yield* findStep(flow, growHeadline))) return [];
  if (yield* findStep(column, shrinkOthers)) return [];
  const isLongWord = headline !== undefined && tooWide(headline);
  const shrinkAll = (step: number) => {
    shrinkOthers(step);
    shrinkHeadline(step);
  };
  if (!isLongWord && (yield* firstThatFits(shrinkAll)) !== undefined) return [];
  // One long word doesn't justify small print below it.
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

type Trials<Result> = Generator<void, Result, boolean>;

/** Finds the first step that fits: tries near the element's last one, then everywhere. */
function* findStep(element: HTMLElement, set: (step: number) => void): Trials<boolean> {
  const last = lastSteps.get(element);
  const step =
    (last === undefined ? undefined : yield* searchFromLast(element, set, last)) ??
    (yield* firstThatFits(set));
  if (step === undefined) lastSteps.delete(element);
  else lastSteps.set(element, step);
  return step !== undefined;
}

/**
 * Finds the first step that fits, searching outward from the last one in growing strides, and leaves it set. Words that
 * grew aren't tested at a larger size, because they didn't fit at it before.
 */
function* searchFromLast(
  element: HTMLElement,
  set: (step: number) => void,
  last: number,
): Trials<number | undefined> {
  const asksLarger = last > 0 && !lengthened.has(element);
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

/** Finds the first step that fits and leaves it set; undefined when even the last one doesn't. */
function* firstThatFits(set: (step: number) => void): Trials<number | undefined> {
  set(steps);
  if (!(yield)) return undefined;
  set(0);
  if (yield) return 0;
  return yield* between(set, 0, steps);
}

/** Finds the first step that fits, between one that doesn't and one that does. Leaves it set. */
function* between(set: (step: number) => void, low: number, high: number): Trials<number> {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    set(middle);
    if (yield) high = middle;
    else low = middle;
  }
  set(high);
  return high;
}
