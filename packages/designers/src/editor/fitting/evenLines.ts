import { fontsArrived } from './fontArrivals.ts';
import { loneWords } from './loneWords.ts';
import type { FitSteps } from './pendingFits.ts';

/** The most lines to even out. More lines are body text, which should fill its lines. */
const maxLines = 6;
/** The number of halvings in the search for the narrowest width. */
const rounds = 6;
/** The widths tried for a text with a word alone on a line. */
const widths = 10;
/** The narrowest of them, as a share of the full width, where lines needn't be even. */
const narrowest = 0.75;
/** The sizes tried if no width helps, as shares of the text's own. */
const sizes = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

interface LineBox {
  element: HTMLElement;
  /** The sides to add padding to. */
  sides: ('paddingInlineStart' | 'paddingInlineEnd')[];
  /** The padding of each side before, in ems. */
  ownPaddings: number[];
  /** The size of its box, before. */
  size: { width: number; height: number };
  lines: number;
  /** The width of its content, in CSS px. */
  width: number;
  /** A key of everything that the width depends on. */
  key: string;
  low: number;
  high: number;
  /** Share of the text's size. */
  share: number;
  /** The number of words that are alone on their lines. */
  lone: number;
}

/** The width found for an element's lines, and its key. */
const foundWidths = new WeakMap<HTMLElement, Pick<LineBox, 'key' | 'high' | 'share'>>();
/** The size found for a text, before it shrank to avoid a word alone on a line. */
const foundSizes = new WeakMap<HTMLElement, string>();
const narrowed = new WeakMap<HTMLElement, HTMLElement[]>();

/** Gives lines the full width of their boxes again, which is how `fitTexts` measures them. */
export function freeLines(artboard: HTMLElement): void {
  for (const element of narrowed.get(artboard) ?? []) {
    const { style } = element;
    style.paddingInlineStart = '';
    style.paddingInlineEnd = '';
    style.boxSizing = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  }
  // Their boxes may be gone.
  for (const text of artboard.querySelectorAll<HTMLElement>('[data-fit]')) {
    const size = foundSizes.get(text);
    if (size !== undefined) text.style.setProperty('--fit', size);
    foundSizes.delete(text);
  }
  narrowed.delete(artboard);
}

/** Checks whether a text shrank to avoid a word alone on a line. */
export const isSmaller = (text: HTMLElement): boolean => {
  const size = foundSizes.get(text);
  return size !== undefined && Number(text.style.getPropertyValue('--fit')) < Number(size);
};

/**
 * Breaks lines the same way in every browser. `text-wrap` differs between them, so the lines of a file would break in
 * other places. The lines of a text with `--even` get about equally long, by the narrowest width that doesn't add a
 * line. Then no text has a word alone on a line with room for another, if a narrower width or a slightly smaller size
 * avoids it. Each step changes and measures all texts once.
 *
 * @param artboard contains the texts
 * @param of selects some of the texts
 */
export function* evenLines(artboard: HTMLElement, of: (text: HTMLElement) => boolean = () => true): FitSteps {
  const texts = textsOf(artboard).filter(({ element }) => of(element));
  const boxes = texts.flatMap(({ element, isEven }) => linesIn(element).map((box) => ({ box, isEven })));
  const evens = boxes.flatMap(({ box, isEven }) => measureBox(box, isEven));
  narrowed.set(artboard, [...(narrowed.get(artboard) ?? []), ...evens.map(({ element }) => element)]);
  // Boxes of one text depend on each other: if one changed, search all of them.
  const searched = byText(evens).flatMap((boxesOfText) => {
    const knownWidths = boxesOfText.map(({ element }) => foundWidths.get(element));
    if (boxesOfText.some(({ key }, index) => knownWidths[index]?.key !== key)) return boxesOfText;
    for (const [index, box] of boxesOfText.entries())
      Object.assign(box, { high: knownWidths[index]?.high, share: knownWidths[index]?.share });
    return [];
  });
  const narrowing = searched.filter(({ low, high }) => low < high);
  for (let round = 0; narrowing.length > 0 && round < rounds; round++) {
    for (const box of narrowing) narrow(box, between(box));
    const fits = narrowing.map((box) => keepsSize(box, between(box)));
    for (const [index, box] of narrowing.entries()) box[fits[index] ? 'high' : 'low'] = between(box);
    yield;
  }
  settle(evens);
  yield* joinLoneWords(searched);
  settle(evens);
  for (const box of evens) foundWidths.set(box.element, box);
}

/**
 * Tries other widths, then smaller sizes, for texts with a word alone on a line. Boxes of one text are tried together.
 */
function* joinLoneWords(evens: readonly LineBox[]): FitSteps {
  for (const box of evens) box.lone = loneIn(box);
  let open = byText(evens);
  for (const share of [1, ...sizes]) {
    open = open.filter(
      (boxes) => loneOf(boxes) > 0 && boxes.every(({ element }) => mayShrink(share, element)),
    );
    if (open.length === 0) return;
    const trials = open.map((boxes) => boxes.map((box) => ({ ...box, share })));
    yield* tryWidths(trials.flat());
    for (const [index, boxes] of open.entries()) {
      const trial = trials[index] ?? [];
      if (loneOf(trial) >= loneOf(boxes)) continue;
      for (const [place, box] of boxes.entries()) Object.assign(box, trial[place]);
    }
  }
}

/** Checks that a text may shrink to a share. It may not if a long word has determined its size. */
const mayShrink = (share: number, element: HTMLElement) =>
  share === 1 || !fittedOf(element)?.querySelector('[data-joint="word"]');

const loneOf = (boxes: readonly LineBox[]) => boxes.reduce((sum, { lone }) => sum + lone, 0);

/** Finds, for boxes at their share of the size, a width at which fewer words are alone. */
function* tryWidths(boxes: readonly LineBox[]): FitSteps {
  const start = new Map(boxes.map((box) => [box, box.high]));
  for (const box of boxes) {
    resize(box, box.share);
    narrow(box, box.high);
  }
  const fits = boxes.map((box) => box.share === 1 || staysInside(box));
  for (const [index, box] of boxes.entries()) box.lone = fits[index] ? loneIn(box) : Number.POSITIVE_INFINITY;
  for (let attempt = 1; attempt <= widths; attempt++) {
    yield;
    const open = boxes.filter(({ lone }) => lone > 0);
    if (open.length === 0) return;
    const lineWidths = open.map((box) => roomAt(box, start.get(box) ?? box.width, attempt / widths));
    for (const [index, box] of open.entries()) narrow(box, lineWidths[index] ?? box.high);
    const outcomes = open.map((box, index) => {
      const lineWidth = lineWidths[index] ?? box.high;
      const isInside = box.share < 1 ? staysInside(box) : keepsSize(box, lineWidth);
      return { room: lineWidth, lone: isInside ? loneIn(box) : Number.POSITIVE_INFINITY };
    });
    for (const [index, box] of open.entries()) {
      const outcome = outcomes[index];
      if (outcome && outcome.lone < box.lone) Object.assign(box, { lone: outcome.lone, high: outcome.room });
    }
  }
}

/** Sets the widths and sizes that were found. Boxes of one text have one size, the smallest of theirs. */
function settle(boxes: readonly LineBox[]): void {
  for (const boxesOfText of byText(boxes)) {
    const share = Math.min(...boxesOfText.map((box) => box.share));
    for (const box of boxesOfText) {
      resize(box, share);
      narrow(box, box.high);
    }
  }
}

/** The fitted text that a box of lines belongs to, if any. */
const fittedOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-fit]');
const textOf = ({ element }: LineBox) => fittedOf(element) ?? element;

/** Groups boxes by text, because they share its size. */
function byText(boxes: readonly LineBox[]): LineBox[][] {
  const groups = new Map<HTMLElement, LineBox[]>();
  for (const box of boxes) {
    const group = groups.get(textOf(box));
    if (group) group.push(box);
    else groups.set(textOf(box), [box]);
  }
  return [...groups.values()];
}

/** A width to try, from the even one up, or from the full one down. */
const roomAt = ({ width }: LineBox, start: number, share: number) =>
  start < width ? start + (width - start) * share : width * (1 - (1 - narrowest) * share);

const loneIn = ({ element, width }: LineBox): number => loneWords(element, width * scaleOf(element)).length;

const scaleOf = (element: HTMLElement) => element.getBoundingClientRect().width / element.offsetWidth || 1;

/** Sets a text to a share of the size that was found for it. */
function resize({ element }: LineBox, share: number): void {
  const fittedStep = fittedOf(element);
  if (!fittedStep) return;
  const size = foundSizes.get(fittedStep) ?? fittedStep.style.getPropertyValue('--fit');
  if (size === '' || (share === 1 && !foundSizes.has(fittedStep))) return;
  foundSizes.set(fittedStep, size);
  const floor = fittedStep.dataset.grow
    ? 0
    : Math.min(Number(size), Number(fittedStep.dataset.fitFloor ?? 0.5));
  fittedStep.style.setProperty('--fit', String(Math.max(floor, Number(size) * share)));
}

const between = ({ low, high }: LineBox) => (low + high) / 2;

const isEven = (element: Element) => getComputedStyle(element).getPropertyValue('--even') !== '';

/** The texts of an artboard that have even lines or are fitted. */
function textsOf(element: Element): { element: HTMLElement; isEven: boolean }[] {
  if (!(element instanceof HTMLElement)) return [];
  if (isEven(element)) return [{ element, isEven: true }];
  if (element.dataset.fit !== undefined && !element.querySelector('[data-fit]'))
    return [{ element, isEven: false }];
  return [...element.children].flatMap(textsOf);
}
/** The innermost boxes of a text: each has its own lines. */
function linesIn(element: HTMLElement): HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  const blocks = children.filter((child) => !/^(inline|none|contents)/.test(getComputedStyle(child).display));
  return blocks.length > 0 ? blocks.flatMap(linesIn) : [element];
}

function measureBox(element: HTMLElement, isEven: boolean): LineBox[] {
  const style = getComputedStyle(element);
  const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
  const width = element.clientWidth - (left ?? 0) - (right ?? 0);
  const { lines, longestLine } = linesOf(element);
  if (lines < 2 || width <= 0) return [];
  const { offsetWidth, offsetHeight, textContent } = element;
  const key = [
    fontsArrived(),
    offsetWidth,
    offsetHeight,
    width,
    lines,
    Math.round(longestLine),
    style.fontSize,
    textContent,
  ].join(' ');
  const size = { width: offsetWidth, height: offsetHeight };
  const sides = sidesOf(style);
  return [
    {
      element,
      sides,
      ownPaddings: sides.map((side) => Number.parseFloat(style[side]) / Number.parseFloat(style.fontSize)),
      size,
      lines,
      width,
      key,
      low: isEven && lines <= maxLines ? (width * (lines - 1)) / lines : width,
      high: width,
      share: 1,
      lone: 0,
    },
  ];
}

/** The sides opposite to where lines begin. */
function sidesOf({ textAlign, direction }: CSSStyleDeclaration): LineBox['sides'] {
  if (textAlign.includes('center')) return ['paddingInlineStart', 'paddingInlineEnd'];
  const isAtEnd = textAlign === 'end' || textAlign === (direction === 'rtl' ? 'left' : 'right');
  return [isAtEnd ? 'paddingInlineStart' : 'paddingInlineEnd'];
}

/** The boxes of a text with one line, such as a date or an action. */
export const labelsIn = (text: HTMLElement): HTMLElement[] => linesIn(text).filter(isLabel);
export const isLabel = (box: HTMLElement): boolean => linesOf(box).lines === 1;

/** Counts the lines and measures the longest, in CSS px. */
function linesOf(element: HTMLElement): { lines: number; longestLine: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const scale = scaleOf(element);
  let last = Number.NEGATIVE_INFINITY;
  let lines = 0;
  const middles = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ top, bottom }) => ({ middle: (top + bottom) / 2, half: (bottom - top) / 4 }))
    .toSorted((one, other) => one.middle - other.middle);
  for (const { middle, half } of middles)
    if (middle > last + half) {
      lines += 1;
      last = middle;
    }
  return { lines, longestLine: range.getBoundingClientRect().width / scale };
}

/** Checks that an element is as large as before, with no more lines and none longer than `room`. */
function keepsSize({ element, lines, size }: LineBox, maxWidth: number): boolean {
  const current = linesOf(element);
  const isAsLarge = element.offsetWidth === size.width && element.offsetHeight === size.height;
  return isAsLarge && current.lines <= lines && current.longestLine <= maxWidth + 1;
}

/** Checks that a smaller text has no more lines than before, and none wider than its box. */
const staysInside = ({ element, lines, size, width }: LineBox): boolean => {
  const current = linesOf(element);
  return element.offsetHeight <= size.height && current.lines <= lines && current.longestLine <= width + 1;
};

function narrow({ element: { style }, sides, ownPaddings, width }: LineBox, maxWidth: number): void {
  style.boxSizing = 'border-box';
  for (const [index, side] of sides.entries())
    style[side] = `calc(${ownPaddings[index] ?? 0}em + ${(width - maxWidth) / sides.length}px)`;
}
