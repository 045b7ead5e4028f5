import { alwaysShaped } from '../shaping/alwaysShaped.ts';
import type { Content } from './content.ts';
import type { EmbeddedFont } from './embeddedFont.ts';
import { num } from './objects.ts';

/** The weight that slug lines are set in. */
export const slugWeight = 400;
const maxSizePt = 6;
const minSizePt = 4;
const lineHeightPt = 7;
/** A combining mark with no letter to attach to once letters are composed. */
const combiningMark = /\p{M}/u;
const separator = '  ·  ';

/** A sheet's description for press operators. */
export interface Slug {
  title: string;
  facts: readonly string[];
}

interface Place {
  left: number;
  /** Baseline of the first line, y up. */
  baseline: number;
  /** Longest line. */
  maxWidth: number;
}

/**
 * Writes the slug on one line, or on two if it doesn't fit: then the facts get smaller and the title shorter. In points, in the
 * registration color `registration`.
 */
export function drawSlug(
  content: Content,
  registration: number,
  { title, facts }: Slug,
  { left, baseline, maxWidth }: Place,
  font: EmbeddedFont,
): void {
  const words = wordsForSlug(title, (character) => font.has(character));
  const lengthOf = (text: string, size: number) => (font.measure(text) * size) / 1000;
  const line = [words, ...facts].filter(Boolean).join(separator);
  const lines =
    lengthOf(line, maxSizePt) <= maxWidth
      ? [line]
      : [cutTo(words, (text) => lengthOf(text, minSizePt) <= maxWidth), facts.join(separator)];
  content.write('q', `${content.name('ColorSpace', registration)} cs 1 scn`);
  lines.forEach((text, index) => {
    const size = Math.min(maxSizePt, maxSizePt * (maxWidth / lengthOf(text, maxSizePt)));
    let x = left;
    const glyphs = [...text].map((character) => {
      const glyph = { character, x };
      x += lengthOf(character, size);
      return glyph;
    });
    content.write(
      `BT ${content.name('Font', font.id)} ${num(size)} Tf ${num(left)} ${num(baseline - index * lineHeightPt)} Td ${font.show({ glyphs, size })} ET`,
    );
  });
  content.write('Q');
}

/** Returns the letters of a title that can be set singly, without those that need shaping or the typeface lacks. */
export const wordsForSlug = (title: string, has: (character: string) => boolean): string =>
  [...title.normalize('NFC')]
    .filter((character) => has(character) && !alwaysShaped.test(character) && !combiningMark.test(character))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

function cutTo(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let length = text.length - 1;
  while (length > 0 && !fits(`${text.slice(0, length)}…`)) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}
