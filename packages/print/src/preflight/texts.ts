import type { ExportSource } from '../types.ts';

/** A line of text, in CSS pixels of the natural-size node. */
export interface TextLine {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface DrawnText {
  /** The field, or the words themselves if they don't come from a field. */
  name: string;
  words: string;
  /** The words of the whole auto-fitted text. */
  phrase: string;
  /** CSS font size, weight, and family. */
  em: number;
  weight: number;
  family: string;
  lines: TextLine[];
  color: readonly [red: number, green: number, blue: number];
  large: boolean;
  /** True if one of its lines extends outside its box. */
  spills: boolean;
}

/** Returns every element of a mounted artboard that directly contains words. */
export function textsOf({ node }: ExportSource): DrawnText[] {
  const artboardRect = node.getBoundingClientRect();
  const scale = artboardRect.width / node.offsetWidth || 1;
  const range = document.createRange();
  return [...node.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const words = [...element.childNodes].filter(
      (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    );
    if (words.length === 0 || element.closest('svg, [data-preview-only]')) return [];
    const style = getComputedStyle(element);
    const em = Number.parseFloat(style.fontSize);
    const lines = words.flatMap((word) => {
      range.selectNodeContents(word);
      return [...range.getClientRects()].map((rect) => lineOf(rect, artboardRect, scale, em));
    });
    const fitElement = element.closest<HTMLElement>('[data-fit]');
    return [
      {
        name: fitElement?.dataset.fit ?? snippet(element.textContent ?? ''),
        words: words.map(({ textContent }) => textContent ?? '').join(' '),
        phrase: (fitElement ?? element).textContent ?? '',
        em,
        weight: Number(style.fontWeight),
        family: style.fontFamily,
        lines,
        color: rgbOf(style.color),
        spills: spills(element, node, lines, (box) => lineOf(box, artboardRect, scale, em)),
        large: em >= 24 || (em >= 18.66 && Number(style.fontWeight) >= 700),
      },
    ];
  });
}

/** A letter's sides may extend this far past the width it takes up on a line, relative to its size. */
const overhang = 0.1;

/**
 * Returns whether lines extend past the sides of their containers: the block, the auto-fitted box, and the box that the
 * piece placed.
 */
function spills(
  element: HTMLElement,
  node: HTMLElement,
  lines: readonly TextLine[],
  boxOf: (box: DOMRect) => TextLine,
) {
  const holds = (box: HTMLElement) => {
    const { display, position } = getComputedStyle(box);
    return (
      (!/^(inline|contents)$/.test(display) && box === element) ||
      position === 'absolute' ||
      'fit' in box.dataset
    );
  };
  for (let box: HTMLElement | null = element; box && node.contains(box); box = box.parentElement) {
    if (!holds(box)) continue;
    const { left, right } = boxOf(box.getBoundingClientRect());
    const tolerance = 1 + overhang * Number.parseFloat(getComputedStyle(element).fontSize);
    if (lines.some((line) => line.left < left - tolerance || line.right > right + tolerance)) return true;
    if (box === node) break;
  }
  return false;
}

/** A line's box is taller than its letters, which reach about 0.4 em above and below its middle. */
function lineOf(rect: DOMRect, artboardRect: DOMRect, scale: number, em: number): TextLine {
  const middle = (rect.top + rect.bottom) / 2 - artboardRect.top;
  return {
    left: (rect.left - artboardRect.left) / scale,
    right: (rect.right - artboardRect.left) / scale,
    top: middle / scale - 0.4 * em,
    bottom: middle / scale + 0.4 * em,
  };
}

const snippet = (text: string) => {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  return `“${words.length > 32 ? `${words.slice(0, 30)}…` : words}”`;
};

const rgbOf = (color: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
};
