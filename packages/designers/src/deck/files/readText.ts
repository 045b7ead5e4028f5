import type { StageBox } from './outline.ts';
import { paintOf } from './paint.ts';
import type { TextPart, TextRun } from './slideParts.ts';

const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
const isWord = ({ data }: Text): boolean => data.trim() !== '';

/** The text nodes in an element's own lines, not in a child's box. */
function ownTexts(element: Element): Text[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node];
    return node instanceof Element && isInline(node) ? ownTexts(node) : [];
  });
}

/** True for a text box: an element with its own words that isn't part of its parent's lines. */
export const holdsText = (element: Element): boolean => !isInline(element) && ownTexts(element).some(isWord);

/** True if a node's text is the first in its box, even after other boxes. */
export const startsText = (node: Node): boolean =>
  node instanceof Text
    ? isWord(node)
    : node instanceof Element && isInline(node) && ownTexts(node).some(isWord);

/** Reads a text box, one run per style. Lines break where they break now. */
export function readText(
  element: Element,
  style: CSSStyleDeclaration,
  measure: (rectangle: DOMRect) => StageBox,
): TextPart {
  const texts = ownTexts(element);
  const lines = linesOf(texts.filter(isWord).flatMap(rectanglesOf).map(measure));
  const top = Math.min(...lines.map(({ y }) => y));
  const bottom = Math.max(...lines.map(({ y, height }) => y + height));
  const contentBox = contentOf(element, style, measure);
  const maxWidth = Math.max(...lines.map(({ width }) => width));
  const runs = trimmed(texts.flatMap(runsOf));
  const wraps = lines.length > 1 + runs.filter(({ breaks }) => breaks).length;
  const size = Number.parseFloat(style.fontSize);
  return {
    kind: 'text',
    box: {
      x: contentBox.x,
      y: top,
      width: wraps ? maxWidth + slack * size : contentBox.width,
      height: bottom - top,
    },
    runs,
    align: style.textAlign === 'center' ? 'center' : 'left',
    lineHeight: lines.length > 1 ? Number.parseFloat(style.lineHeight) / size : undefined,
    tight: !wraps && contentBox.width < maxWidth * spareFactor,
    title: element.tagName === 'H2',
  };
}

/**
 * Extra room, as a multiple of the font size, for lines that must break where they do now: programs measure letters
 * slightly differently, and they show semibold as bold.
 */
const slack = 0.6;

/** Extra room, as a multiple of its width, that a line needs to stay on one line in another font. */
const spareFactor = 1.25;

function rectanglesOf(text: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** Joins the text of one line. */
function linesOf(boxes: readonly StageBox[]): StageBox[] {
  const lines: StageBox[] = [];
  for (const box of boxes) {
    const line = lines.find(({ y, height }) => box.y < y + height / 2 && box.y + box.height > y + height / 2);
    if (!line) {
      lines.push({ ...box });
      continue;
    }
    const right = Math.max(line.x + line.width, box.x + box.width);
    line.x = Math.min(line.x, box.x);
    line.width = right - line.x;
  }
  return lines;
}

function contentOf(
  element: Element,
  style: CSSStyleDeclaration,
  measure: (rectangle: DOMRect) => StageBox,
): StageBox {
  const box = measure(element.getBoundingClientRect());
  const left = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
  const right = Number.parseFloat(style.paddingRight) + Number.parseFloat(style.borderRightWidth);
  return { ...box, x: box.x + left, width: box.width - left - right };
}

function runsOf(text: Text): TextRun[] {
  const parent = text.parentElement as HTMLElement;
  const style = getComputedStyle(parent);
  const collapsed = text.data.replace(/[^\S\n]+/g, ' ');
  const shownText = style.textTransform === 'uppercase' ? collapsed.toUpperCase() : collapsed;
  const lines = shownText.split('\n');
  return lines.map((line, index) => ({
    text: line,
    size: Number.parseFloat(style.fontSize),
    spacing: Number.parseFloat(style.letterSpacing) || 0,
    bold: Number(style.fontWeight) >= 600,
    color: paintOf(style.color).color,
    underline:
      style.textDecorationLine === 'underline' ? paintOf(style.textDecorationColor).color : undefined,
    href: parent.closest<HTMLAnchorElement>('a[href]')?.href,
    breaks: index < lines.length - 1,
  }));
}

/** Removes the spaces around the text and around its breaks. */
const trimmed = (runs: readonly TextRun[]): TextRun[] =>
  runs.map((run, index) => {
    const starts = index === 0 || runs[index - 1]?.breaks;
    const ends = run.breaks || index === runs.length - 1;
    const text = starts ? run.text.trimStart() : run.text;
    return { ...run, text: ends ? text.trimEnd() : text };
  });
