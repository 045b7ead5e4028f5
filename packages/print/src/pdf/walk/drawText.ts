import { type } from '@daybreak/brand';
import type { MissingCharacter } from '../../words/characterNames.ts';
import { staysInWord, withoutInvisible } from '../../words/plainText.ts';
import type { TextRun } from '../displayList.ts';
import type { LetterFace, LetterFaces } from '../shaping/letterFaces.ts';
import type { ShapingFace } from '../shaping/loadFace.ts';
import { type Letter, type RunSettings, shapedRun, sharesRun } from '../shaping/shapedRun.ts';
import type { Baselines } from './baselines.ts';
import { parseColor } from './cssValues.ts';
import { type Decoration, drawDecoration } from './decorations.ts';
import type { ArtboardFrame, Clip, Layer } from './layer.ts';
import { letterPlaces, roundsBorders } from './letterPlaces.ts';
import { mirroredCharacter } from './mirroredCharacter.ts';
import { refuseCharacters, refuseUndrawableText } from './refusals.ts';

const softHyphen = '\u00ad';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

interface DrawnLetter extends Letter {
  /** The single character that Poppins draws for it. */
  character: string;
  /** The typeface that shapes it, if Poppins doesn't draw it as is. */
  face?: ShapingFace;
  end: number;
  soft?: true;
}

interface Line {
  run: Omit<TextRun, 'glyphs'>;
  /** Top of its letters' boxes. */
  top: number;
  /** One letter of each typeface other than Poppins among the letters with this top. */
  faceLetters: Map<ShapingFace, string>;
  letters: DrawnLetter[];
  left: number;
  right: number;
}

/** Properties that a text inherits from its surroundings. */
export interface TextScope {
  frame: ArtboardFrame;
  baselines: Baselines;
  faces: LetterFaces;
  decorations: Decoration[];
  clip?: Clip;
}

/** Draws one text node: a run per line and typeface, with each glyph where the browser placed it. */
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
  const { lines, missingCharacters } = linesOf(
    node,
    frame,
    (letter) => faces.of(letter, style),
    ({ top, faceLetters }) => ({
      kind: 'text',
      weight,
      size,
      color,
      baseline: top + baselines.ascent(style, [...faceLetters.values()].join('') || undefined),
      order,
    }),
  );
  if (lines.length === 0 && missingCharacters.length === 0) return;
  refuseUndrawableText(element, style);
  refuseCharacters(missingCharacters);
  const set = {
    language: element.closest<HTMLElement>('[lang]')?.lang ?? '',
    spacing: Number.parseFloat(style.letterSpacing) || 0,
    isRounded: roundsBorders(),
  };
  for (const { run, letters, left, right } of lines) {
    const decorate = (layerOf: 'under' | 'over') => {
      for (const decoration of decorations)
        drawDecoration(layer, decoration, left, right, run.baseline, layerOf, clip);
    };
    decorate('under');
    if (color.a > 0) for (const each of runsOf(run, letters, node.data, set)) layer.add(each, clip);
    decorate('over');
  }
}

/** Groups the letters of a line by the typeface that draws them. */
function runsOf(
  run: Line['run'],
  letters: readonly DrawnLetter[],
  text: string,
  set: RunSettings,
): TextRun[] {
  const groups: DrawnLetter[][] = [];
  for (const letter of letters) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (
      previous &&
      previous.face === letter.face &&
      (!letter.face ||
        (sharesRun(previous.character, letter.character) &&
          staysInWord(text.slice(previous.end, letter.start))))
    )
      group?.push(letter);
    else groups.push([letter]);
  }
  return groups.map((group) => {
    const [first] = group;
    if (!first?.face)
      return {
        ...run,
        glyphs: group.map(({ character, x, soft }) => ({ character, x, ...(soft && { soft }) })),
      };
    // Joiners at its ends shape it too.
    const start = first.start - joinersAt(text.slice(0, first.start));
    const words = text.slice(start, group.at(-1)?.end);
    const places = group.map((letter) => ({ ...letter, start: letter.start - start }));
    return shapedRun(run, words, [{ ...first, start: 0 }, ...places.slice(1)], first.face, set);
  });
}

const joinersAt = (text: string) => /[\u200c\u200d]*$/.exec(text)?.[0].length ?? 0;

function linesOf(
  node: Text,
  frame: ArtboardFrame,
  drawerOf: (letter: string) => LetterFace,
  runAt: (line: Pick<Line, 'top' | 'faceLetters'>) => Line['run'],
): { lines: Line[]; missingCharacters: MissingCharacter[] } {
  const lines: Omit<Line, 'run'>[] = [];
  const missingCharacters: MissingCharacter[] = [];
  const graphemesOf = [...graphemes.segment(node.data)].map(({ segment, index }) => {
    const drawer = withoutInvisible(segment) === '' ? 'none' : drawerOf(segment);
    return {
      segment,
      start: index,
      end: index + segment.length,
      drawer,
      isShaped: typeof drawer === 'object',
    };
  });
  const places = letterPlaces(
    node,
    graphemesOf.filter(({ segment }) => withoutInvisible(segment) !== ''),
    (one, other) =>
      one.drawer === other.drawer &&
      sharesRun(one.segment, other.segment) &&
      /^\s+$/.test(one.segment) === /^\s+$/.test(other.segment),
  );
  let hyphen = false;
  for (const letter of graphemesOf) {
    const { segment, start: index, end, drawer } = letter;
    if (segment === softHyphen) {
      hyphen = true;
      continue;
    }
    const bounds = places.get(letter);
    if (!bounds) continue;
    const { x, y, width, height } = frame.rect(bounds);
    const last = lines.at(-1);
    if (!last || Math.abs(y - last.top) > height / 4) {
      // The browser shows a soft hyphen only if it broke the line there.
      if (hyphen && last)
        last.letters.push({ character: '-', start: index, end: index, x: last.right, width: 0, soft: true });
      lines.push({ top: y, faceLetters: new Map(), letters: [], left: Number.POSITIVE_INFINITY, right: 0 });
    }
    hyphen = false;
    const composed = withoutInvisible(segment.normalize('NFC'));
    const isSpace = /^\s+$/.test(composed);
    if (drawer === 'none' || (drawer === type.family && !isSpace && [...composed].length > 1)) {
      missingCharacters.push({ character: withoutInvisible(segment), before: node.data.slice(0, index) });
      continue;
    }
    const shownLetter = mirroredCharacter(composed, node, index, frame, { x, y, width, height });
    const line = lines.at(-1);
    line?.letters.push({
      character: isSpace ? ' ' : shownLetter,
      face: isSpace || drawer === type.family ? undefined : drawer,
      start: index,
      end,
      x,
      width,
    });
    if (line && !isSpace) {
      line.left = Math.min(line.left, x);
      line.right = Math.max(line.right, x + width);
      if (drawer !== type.family && Math.abs(y - line.top) < 0.5 && !line.faceLetters.has(drawer))
        line.faceLetters.set(drawer, segment);
    }
  }
  for (const line of lines)
    while (line.letters.length > 0 && !line.letters.at(-1)?.character.trim()) line.letters.pop();
  const written = lines.filter(({ letters }) => letters.length > 0);
  return { lines: written.map((line) => ({ ...line, run: runAt(line) })), missingCharacters };
}
