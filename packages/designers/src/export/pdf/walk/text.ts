import type { Rect, TextRun } from '../displayList.ts';
import type { Baselines } from './baselines.ts';
import type { Clip, Frame, Layer } from './canvas.ts';
import { parseColor } from './cssValues.ts';
import { type Decoration, drawDecoration } from './decorations.ts';
import { refuseCharacters, refuseUndrawableText } from './refusals.ts';

const SOFT_HYPHEN = '\u00ad';
/** Scripts whose letters change shape with their neighbours, which takes a shaping engine. */
const SHAPED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Syriac}\p{Script=Mongolian}]/u;
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '≤': '≥',
  '≥': '≤',
};
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface Line extends TextRun {
  right: number;
}

/** Draws one text node: a run per line, each glyph where the browser put it. */
export function drawText(
  layer: Layer,
  node: Text,
  frame: Frame,
  baselines: Baselines,
  order: number,
  decorations: Decoration[],
  clip?: Clip,
): void {
  const element = node.parentElement;
  if (!element || !/\S/.test(node.data)) return;
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const fill = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  const color = parseColor(fill);
  if (style.visibility !== 'visible' || size === 0) return;
  const lines = linesOf(node, frame, (top) => ({
    kind: 'text',
    weight: Number(style.fontWeight),
    size,
    color,
    baseline: top + baselines.ascent(style),
    order,
    glyphs: [],
    right: 0,
  }));
  if (lines.length === 0) return;
  refuseUndrawableText(element, style);
  for (const { right, ...run } of lines) {
    const [first] = run.glyphs;
    if (!first) continue;
    for (const decoration of decorations)
      drawDecoration(layer, decoration, first.x, right, run.baseline, 'under', clip);
    if (color.a > 0) layer.add(run, clip);
    for (const decoration of decorations)
      drawDecoration(layer, decoration, first.x, right, run.baseline, 'over', clip);
  }
}

function linesOf(node: Text, frame: Frame, newLine: (top: number) => Line): Line[] {
  const lines: Line[] = [];
  const refused: string[] = [];
  const range = document.createRange();
  let lineTop = Number.NaN;
  let hyphen = false;
  for (const { segment, index } of graphemes.segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const bounds = [...range.getClientRects()].findLast(({ width }) => width > 0);
    if (segment === SOFT_HYPHEN) {
      hyphen = true;
      continue;
    }
    if (!bounds) continue;
    const { x, y, width, height } = frame.rect(bounds);
    const last = lines.at(-1);
    if (!last || Math.abs(y - lineTop) > height / 4) {
      // The browser shows a soft hyphen only where it broke the line.
      if (hyphen && last) last.glyphs.push({ character: '-', x: last.right, soft: true });
      lines.push(newLine(y));
      lineTop = y;
    }
    hyphen = false;
    const line = lines.at(-1);
    const character = glyphCharacter(segment, node, index, frame, { x, y, width, height });
    if (character === undefined) refused.push(segment);
    else {
      line?.glyphs.push({ character, x });
      if (line && character.trim()) line.right = Math.max(line.right, x + width);
    }
  }
  refuseCharacters(refused);
  for (const line of lines)
    while (line.glyphs.length > 0 && !line.glyphs.at(-1)?.character.trim()) line.glyphs.pop();
  return lines.filter(({ glyphs }) => glyphs.length > 0);
}

/** The one character whose glyph is drawn for a cluster; undefined when that takes shaping. */
function glyphCharacter(
  segment: string,
  node: Text,
  index: number,
  frame: Frame,
  place: Rect,
): string | undefined {
  const composed = segment.normalize('NFC');
  if (/^\s+$/.test(composed)) return ' ';
  if ([...composed].length > 1 || SHAPED.test(composed)) return undefined;
  const mirror = MIRRORED[composed];
  return mirror && isRightToLeft(node, index, frame, place) ? mirror : composed;
}

/**
 * Whether a character stands in a right-to-left run, where brackets show their mirror image: the caret before it then stands
 * at its right edge. Between two lines, or two runs, there are two such carets, and only one of them is at the character.
 */
function isRightToLeft(node: Text, index: number, frame: Frame, { x, y, width, height }: Rect): boolean {
  const caret = document.createRange();
  caret.setStart(node, index);
  const edges = [...caret.getClientRects()]
    .map((edge) => frame.rect(edge))
    .filter((edge) => Math.abs(edge.y - y) < height / 4)
    .map((edge) => edge.x);
  const touches = (edge: number) => edges.some((at) => Math.abs(at - edge) < width / 4);
  return touches(x + width) && !touches(x);
}
