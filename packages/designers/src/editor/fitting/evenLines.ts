import { fontsArrived } from './fontArrivals.ts';

/** With more lines it's body text, whose lines should be as full as possible. */
const mostLines = 6;
/** How many times to halve the width when searching for the narrowest. */
const rounds = 6;

interface Even {
  element: HTMLElement;
  /** Where padding is added. */
  sides: ('paddingInlineStart' | 'paddingInlineEnd')[];
  /** The size of its box, before. */
  size: { width: number; height: number };
  lines: number;
  /** The width of its content, in CSS px. */
  width: number;
  /** What the width depends on. */
  key: string;
  low: number;
  high: number;
}

/** The width found for an element's lines, and what it depended on. */
const found = new WeakMap<HTMLElement, { key: string; high: number }>();
const narrowed = new WeakMap<HTMLElement, HTMLElement[]>();

/** Gives lines the full width of their boxes again, which is how `fitTexts` measures them. */
export function freeLines(artboard: HTMLElement): void {
  for (const { style } of narrowed.get(artboard) ?? []) {
    style.paddingInlineStart = '';
    style.paddingInlineEnd = '';
    style.boxSizing = '';
  }
  narrowed.delete(artboard);
}

/**
 * Makes the lines of each text with `--even` about equally long, by giving them the narrowest width that doesn't add a line. `text-wrap:
 * balance` isn't used because it differs between browsers, so the lines of a file would break in different places.
 */
export function evenLines(artboard: HTMLElement): void {
  freeLines(artboard);
  const evens = boxesOf(artboard).flatMap(measured);
  const searched = evens.filter((even) => {
    const known = found.get(even.element);
    if (known?.key === even.key) even.high = known.high;
    return known?.key !== even.key;
  });
  for (let round = 0; searched.length > 0 && round < rounds; round++) {
    for (const even of searched) narrow(even, between(even));
    const fits = searched.map((even) => keeps(even, between(even)));
    for (const [index, even] of searched.entries()) even[fits[index] ? 'high' : 'low'] = between(even);
  }
  for (const even of evens) {
    narrow(even, even.high);
    found.set(even.element, even);
  }
  narrowed.set(
    artboard,
    evens.map(({ element }) => element),
  );
}

const between = ({ low, high }: Even) => (low + high) / 2;

const isEven = (element: Element) => getComputedStyle(element).getPropertyValue('--even') !== '';

/** Finds the boxes of lines below an element. Everything inside an even text is even too, so it isn't checked. */
function boxesOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  return isEven(element) ? linesIn(element) : [...element.children].flatMap(boxesOf);
}
function linesIn(element: HTMLElement): HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  const apart = children.filter((child) => !/^(inline|none|contents)/.test(getComputedStyle(child).display));
  return apart.length > 0 ? apart.flatMap(linesIn) : [element];
}

function measured(element: HTMLElement): Even[] {
  const style = getComputedStyle(element);
  const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
  const width = element.clientWidth - (left ?? 0) - (right ?? 0);
  const { lines, longest } = linesOf(element);
  if (lines < 2 || lines > mostLines || width <= 0) return [];
  const { offsetWidth, offsetHeight, textContent } = element;
  const key = [
    fontsArrived(),
    offsetWidth,
    offsetHeight,
    width,
    lines,
    Math.round(longest),
    style.fontSize,
    textContent,
  ].join(' ');
  const size = { width: offsetWidth, height: offsetHeight };
  return [
    {
      element,
      sides: sidesOf(style),
      size,
      lines,
      width,
      key,
      low: (width * (lines - 1)) / lines,
      high: width,
    },
  ];
}

/** The sides opposite to where lines begin. */
function sidesOf({ textAlign, direction }: CSSStyleDeclaration): Even['sides'] {
  if (textAlign.includes('center')) return ['paddingInlineStart', 'paddingInlineEnd'];
  const isAtEnd = textAlign === 'end' || textAlign === (direction === 'rtl' ? 'left' : 'right');
  return [isAtEnd ? 'paddingInlineStart' : 'paddingInlineEnd'];
}

/** Counts the lines and measures the longest, in CSS px. */
function linesOf(element: HTMLElement): { lines: number; longest: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
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
  return { lines, longest: range.getBoundingClientRect().width / scale };
}

/** Whether an element is as large as before, with no more lines, none of them longer than this. */
function keeps({ element, lines, size }: Even, room: number): boolean {
  const now = linesOf(element);
  const isAsLarge = element.offsetWidth === size.width && element.offsetHeight === size.height;
  return isAsLarge && now.lines <= lines && now.longest <= room + 1;
}

function narrow({ element: { style }, sides, width }: Even, room: number): void {
  style.boxSizing = 'border-box';
  for (const side of sides) style[side] = `${(width - room) / sides.length}px`;
}
