import { changedWordError } from '../../words/sameWords.ts';
import type { PlacedGlyph, TextRun } from '../displayList.ts';
import type { ShapedGroup, ShapingFace } from './loadFace.ts';

/** A letter with its marks, where the browser placed it. */
export interface Letter {
  /** Start in the text, in UTF-16 units. */
  start: number;
  x: number;
  width: number;
}

/** Letters whose line runs from right to left. Digits between them don't. */
const rightToLeftScript = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const startsWithDigit = /^\p{Nd}/u;

/** Returns whether a letter is set in the same run as the one before it, in the same direction. */
export const sharesRun = (one: string, other: string): boolean =>
  startsWithDigit.test(one) === startsWithDigit.test(other);

/**
 * Maximum difference between a letter's width and the browser's, in em and CSS px. The browser may round to its pixels,
 * and kerns across files.
 */
const widthTolerance = { em: 0.05, px: 0.5 };

export interface RunSettings {
  /** BCP 47 tag of the text. */
  language: string;
  /** Extra width the browser adds to each letter, in CSS px. */
  spacing: number;
  /** True if the borders inside the run are rounded, so only its ends are where the browser put them. */
  isRounded: boolean;
}

/**
 * Turns adjacent letters of one typeface on a line into the glyphs that draw them. The browser says where letters begin, the shaping engine
 * which glyphs belong together. Where both have a border, the browser's position is used, so its spacing is kept. Between two such borders,
 * groups of glyphs follow each other by their advances.
 *
 * @throws {ExportError} if the browser's letters have different widths, which means it used another typeface.
 */
export function shapedRun(
  run: Omit<TextRun, 'glyphs'>,
  text: string,
  letters: readonly Letter[],
  face: ShapingFace,
  { language, spacing, isRounded }: RunSettings,
): TextRun {
  const rtl = rightToLeftScript.test(text) && !startsWithDigit.test(text);
  const scale = run.size / face.font.unitsPerEm;
  for (const { start, words, isKerned } of waysToShape(text)) {
    const movedLetters = letters.map((letter) => ({ ...letter, start: Math.max(0, letter.start - start) }));
    const syllables = syllablesOf(movedLetters, face.shape(words, rtl, language, isKerned), isRounded).map(
      (syllable) => ({
        ...syllable,
        ...extentOf(syllable, scale, spacing),
      }),
    );
    const isOther = ({ width, advance, groups }: (typeof syllables)[number]) =>
      Math.abs(width - advance) > widthTolerance.em * run.size + widthTolerance.px * groups.length;
    if (syllables.some(isOther)) continue;
    const glyphs = syllables.flatMap(({ letters, groups, left, width, advance }) =>
      glyphsOf(
        groups,
        left,
        scale * (advance > 0 ? width / advance : 1),
        rtl,
        (group) => spacing * countLettersIn(letters, group, groups),
      ),
    );
    return { ...run, face, rtl, glyphs: glyphs.toSorted((one, other) => one.x - other.x) };
  }
  throw changedWordError(text.trim(), 'The PDF');
}

/**
 * A text with and without the joiners at its ends: Firefox treats those as letters of another typeface, so they don't shape anything. Also
 * kerned and unkerned, because Firefox doesn't kern Chinese and Japanese. The widths show which way the browser chose.
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

/** Returns the browser's place of a syllable and the shaping engine's width. */
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
  /** The shaped groups from left to right. */
  groups: ShapedGroup[];
}

/** The smallest parts of a run that start at the same character in both the browser and the engine, or the whole run as one part. */
function syllablesOf(
  letters: readonly Letter[],
  groups: readonly ShapedGroup[],
  isWhole: boolean,
): Syllable[] {
  const groupStarts = new Set(groups.map(({ start }) => start));
  const syllables: Syllable[] = [];
  for (const letter of letters) {
    const last = syllables.at(-1);
    if (last && (isWhole || !groupStarts.has(letter.start))) last.letters.push(letter);
    else syllables.push({ letters: [letter], groups: [] });
  }
  for (const group of groups) {
    const within = syllables.findLast(({ letters: [first] }) => first && first.start <= group.start);
    within?.groups.push(group);
  }
  return syllables;
}

/** Counts the browser's letters that begin in a group. */
function countLettersIn(
  letters: readonly Letter[],
  { start }: ShapedGroup,
  groups: readonly ShapedGroup[],
): number {
  const end = Math.min(...groups.map((other) => other.start).filter((other) => other > start));
  return letters.filter((letter) => letter.start >= start && letter.start < end).length;
}

/** Glyphs of a syllable in sequence, with the browser's spacing after each group. */
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
 * One glyph per character of a group, side by side: the first draws the whole group, the others nothing. That way, a reader that orders
 * letters by position finds each of them in its place.
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
