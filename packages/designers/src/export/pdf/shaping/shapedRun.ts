import type { PlacedGlyph, TextRun } from '../displayList.ts';
import type { ShapedGroup, ShapingFace } from './loadFace.ts';

/** A letter with its marks, where the browser put it. */
export interface Cluster {
  character: string;
  x: number;
}

/** Letters whose line runs from right to left. Digits between them do not. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const DIGITS = /^\p{Nd}/u;

/** Whether a letter is set in one run with the one before it: in the same typeface and the same direction. */
export const followsOn = (one: string, other: string): boolean => DIGITS.test(one) === DIGITS.test(other);

/**
 * Letters of one typeface that stand beside each other on a line, as the glyphs that draw them. Each group of letters that
 * shaping makes one of begins where the browser put it, so that its spacing is kept.
 */
export function shapedRun(
  run: Omit<TextRun, 'glyphs'>,
  clusters: readonly Cluster[],
  face: ShapingFace,
  language: string,
): TextRun {
  const text = clusters.map(({ character }) => character).join('');
  const rtl = RIGHT_TO_LEFT.test(text) && !DIGITS.test(text);
  const scale = run.size / face.font.unitsPerEm;
  const glyphs = face
    .shape(text, rtl, language)
    .flatMap((group) => glyphsOf(group, leftOf(clusters, group), scale, rtl));
  return { ...run, face, rtl, glyphs };
}

/**
 * A glyph for each character of a group, side by side: the first draws the whole, the others nothing. So a reader that puts letters in
 * order by where they stand finds each of them, and in its place.
 */
function glyphsOf(
  { letters, draw, advance }: ShapedGroup,
  left: number,
  scale: number,
  rtl: boolean,
): PlacedGlyph[] {
  const characters = rtl ? [...letters].toReversed() : [...letters];
  const width = advance / characters.length;
  return characters.map((character, index) => ({
    character,
    x: left + index * width * scale,
    glyph: draw(width, index === 0),
  }));
}

/** Where the letters of a group begin on the line. */
function leftOf(clusters: readonly Cluster[], { start, letters }: ShapedGroup): number {
  let at = 0;
  const covered = clusters.filter(({ character }) => {
    const begin = at;
    at += character.length;
    return begin < start + letters.length && at > start;
  });
  return Math.min(...covered.map(({ x }) => x));
}
