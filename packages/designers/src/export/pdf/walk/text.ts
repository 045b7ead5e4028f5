import type { Rect, TextRun } from '../displayList.ts';
import type { Faces } from '../shaping/faces.ts';
import type { ShapingFace } from '../shaping/loadFace.ts';
import { type Cluster, followsOn, shapedRun } from '../shaping/shapedRun.ts';
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

interface Letter extends Cluster {
  /** The typeface that draws it, where Poppins does not. */
  face?: ShapingFace;
  soft?: true;
}

interface Line {
  run: Omit<TextRun, 'glyphs'>;
  letters: Letter[];
  left: number;
  right: number;
}

/** What the text's surroundings give it. */
export interface TextScope {
  frame: Frame;
  baselines: Baselines;
  faces: Faces;
  decorations: Decoration[];
  clip?: Clip;
}

/** Draws one text node: a run per line and typeface, each glyph where the browser put it. */
export function drawText(layer: Layer, node: Text, order: number, scope: TextScope): void {
  const { frame, baselines, faces, decorations, clip } = scope;
  const element = node.parentElement;
  if (!element || !/\S/.test(node.data)) return;
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const fill = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  const color = parseColor(fill);
  if (style.visibility !== 'visible' || size === 0) return;
  const weight = Number(style.fontWeight);
  const lines = linesOf(
    node,
    frame,
    (letter) => faces.of(letter, style),
    (top) => ({ kind: 'text', weight, size, color, baseline: top + baselines.ascent(style), order }),
  );
  if (lines.length === 0) return;
  refuseUndrawableText(element, style);
  const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  for (const { run, letters, left, right } of lines) {
    const decorate = (layerOf: 'under' | 'over') => {
      for (const decoration of decorations)
        drawDecoration(layer, decoration, left, right, run.baseline, layerOf, clip);
    };
    decorate('under');
    if (color.a > 0) for (const each of runsOf(run, letters, language)) layer.add(each, clip);
    decorate('over');
  }
}

/** The letters of a line by the typefaces that draw them. */
function runsOf(run: Line['run'], letters: readonly Letter[], language: string): TextRun[] {
  const groups: Letter[][] = [];
  for (const letter of letters) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (
      before &&
      before.face === letter.face &&
      (!letter.face || followsOn(before.character, letter.character))
    )
      group?.push(letter);
    else groups.push([letter]);
  }
  return groups.map((group) => {
    const face = group[0]?.face;
    if (face) return shapedRun(run, group, face, language);
    return {
      ...run,
      glyphs: group.map(({ character, x, soft }) => ({ character, x, ...(soft && { soft }) })),
    };
  });
}

function linesOf(
  node: Text,
  frame: Frame,
  faceOf: (letter: string) => ShapingFace | undefined,
  runAt: (top: number) => Line['run'],
): Line[] {
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
      if (hyphen && last) last.letters.push({ character: '-', x: last.right, soft: true });
      lines.push({ run: runAt(y), letters: [], left: Number.POSITIVE_INFINITY, right: 0 });
      lineTop = y;
    }
    hyphen = false;
    const line = lines.at(-1);
    const face = faceOf(segment);
    const character = face
      ? segment.normalize('NFC')
      : glyphCharacter(segment, node, index, frame, { x, y, width, height });
    if (character === undefined) refused.push(segment);
    else if (line) {
      line.letters.push({ character, x, face });
      if (character.trim()) {
        line.left = Math.min(line.left, x);
        line.right = Math.max(line.right, x + width);
      }
    }
  }
  refuseCharacters(refused);
  for (const line of lines)
    while (line.letters.length > 0 && !line.letters.at(-1)?.character.trim()) line.letters.pop();
  return lines.filter(({ letters }) => letters.length > 0);
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
