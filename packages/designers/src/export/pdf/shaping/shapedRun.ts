import { changed } from '../../words/words.ts';
import type { PlacedGlyph, TextRun } from '../displayList.ts';
import type { ShapedGroup, ShapingFace } from './loadFace.ts';

/** A letter with its marks, where the browser put it. */
export interface Letter {
  /** Where it begins in the text, in UTF-16 units. */
  start: number;
  x: number;
  width: number;
}

/** Letters whose line runs from right to left. Digits between them do not. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const DIGITS = /^\p{Nd}/u;

/** Whether a letter is set in one run with the one before it, in the same direction. */
export const followsOn = (one: string, other: string): boolean => DIGITS.test(one) === DIGITS.test(other);

/** How far the width of a letter may be from the browser's, in em and CSS px: it may round to its pixels, and kerns across files. */
const TOLERANCE = { em: 0.05, px: 0.5 };

export interface RunSettings {
  /** BCP 47 tag of the text. */
  language: string;
  /** What the browser adds to each letter's width, in CSS px. */
  spacing: number;
  /** Whether the borders inside of the run are rounded: its ends alone are where the browser put them. */
  isRounded: boolean;
}

/**
 * Letters of one typeface that stand beside each other on a line, as the glyphs that draw them. The browser says where letters
 * begin, the shaping engine which glyphs make one: where both have a border, the place is the browser's, so that its spacing is
 * kept; between two of these, groups of glyphs follow each other by their advances.
 *
 * @throws {ExportError} where the browser's letters have other widths: it drew them with another typeface.
 */
export function shapedRun(
  run: Omit<TextRun, 'glyphs'>,
  text: string,
  letters: readonly Letter[],
  face: ShapingFace,
  { language, spacing, isRounded }: RunSettings,
): TextRun {
  const rtl = RIGHT_TO_LEFT.test(text) && !DIGITS.test(text);
  const scale = run.size / face.font.unitsPerEm;
  for (const { start, words, isKerned } of waysToShape(text)) {
    const moved = letters.map((letter) => ({ ...letter, start: Math.max(0, letter.start - start) }));
    const syllables = syllablesOf(moved, face.shape(words, rtl, language, isKerned), isRounded).map(
      (syllable) => ({
        ...syllable,
        ...extentOf(syllable, scale, spacing),
      }),
    );
    const isOther = ({ width, advance, groups }: (typeof syllables)[number]) =>
      Math.abs(width - advance) > TOLERANCE.em * run.size + TOLERANCE.px * groups.length;
    if (syllables.some(isOther)) continue;
    const glyphs = syllables.flatMap(({ letters, groups, left, width, advance }) =>
      glyphsOf(
        groups,
        left,
        scale * (advance > 0 ? width / advance : 1),
        rtl,
        (group) => spacing * begunIn(letters, group, groups),
      ),
    );
    return { ...run, face, rtl, glyphs: glyphs.toSorted((one, other) => one.x - other.x) };
  }
  throw changed(text.trim(), 'The PDF');
}

/**
 * A text with the joiners at its ends, and without: there, Firefox takes them for letters of another typeface, which shape nothing. Kerned,
 * and not: Firefox kerns no Chinese and Japanese. The widths say which way the browser went.
 */
function waysToShape(text: string): { start: number; words: string; isKerned: boolean }[] {
  const begin = /^[\u200c\u200d]*/.exec(text)?.[0].length ?? 0;
  const end = text.length - (/[\u200c\u200d]*$/.exec(text)?.[0].length ?? 0);
  return [true, false].flatMap((isKerned) =>
    [...new Set([0, begin])].flatMap((start) =>
      [...new Set([text.length, end])].map((stop) => ({ start, words: text.slice(start, stop), isKerned })),
    ),
  );
}

/** Where the browser put a syllable, and how wide the shaping engine makes it. */
function extentOf({ letters, groups }: Syllable, scale: number, spacing: number) {
  const left = Math.min(...letters.map(({ x }) => x));
  const right = Math.max(...letters.map(({ x, width }) => x + width));
  return {
    left,
    width: right - left - spacing * letters.length,
    advance: groups.reduce((sum, group) => sum + group.advance, 0) * scale,
  };
}

interface Syllable {
  letters: Letter[];
  /** From left to right. */
  groups: ShapedGroup[];
}

/** The smallest parts of a run that the browser and the engine both begin at the same character, or all of it as one. */
function syllablesOf(
  letters: readonly Letter[],
  groups: readonly ShapedGroup[],
  isWhole: boolean,
): Syllable[] {
  const begun = new Set(groups.map(({ start }) => start));
  const syllables: Syllable[] = [];
  for (const letter of letters) {
    const last = syllables.at(-1);
    if (last && (isWhole || !begun.has(letter.start))) last.letters.push(letter);
    else syllables.push({ letters: [letter], groups: [] });
  }
  for (const group of groups) {
    const within = syllables.findLast(({ letters: [first] }) => first && first.start <= group.start);
    within?.groups.push(group);
  }
  return syllables;
}

/** How many of the browser's letters begin in a group. */
function begunIn(letters: readonly Letter[], { start }: ShapedGroup, groups: readonly ShapedGroup[]): number {
  const end = Math.min(...groups.map((other) => other.start).filter((other) => other > start));
  return letters.filter((letter) => letter.start >= start && letter.start < end).length;
}

/** Glyphs of a syllable, one after the other, with the browser's gap after each group. */
function glyphsOf(
  groups: readonly ShapedGroup[],
  left: number,
  scale: number,
  rtl: boolean,
  gapAfter: (group: ShapedGroup) => number,
): PlacedGlyph[] {
  let pen = left;
  return groups.flatMap((group) => {
    const begin = pen;
    pen += group.advance * scale + gapAfter(group);
    return glyphsOfGroup(group, begin, scale, rtl);
  });
}

/**
 * A glyph for each character of a group, side by side: the first draws the whole, the others nothing. So a reader that puts letters in
 * order by where they stand finds each of them, and in its place.
 */
function glyphsOfGroup(
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
