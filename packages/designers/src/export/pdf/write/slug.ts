import type { Content } from './content.ts';
import type { EmbeddedFont } from './embeddedFont.ts';
import { num } from './objects.ts';

/** The weight that slug lines are set in. */
export const SLUG_WEIGHT = 400;
const LARGEST = 6;
const SMALLEST = 4;
const SEPARATOR = '  ·  ';

/** What a sheet is, for the people at the press: the facts are kept, and the title gives way where there is no room. */
export interface Slug {
  title: string;
  facts: readonly string[];
}

/** Writes the line from a point, no longer than `room`. In points, y up; in the registration colour `all`. */
export function drawSlug(
  content: Content,
  all: number,
  { title, facts }: Slug,
  at: { left: number; baseline: number; room: number },
  font: EmbeddedFont,
): void {
  const known = [...title].filter((character) => font.has(character));
  const line = (kept: number) =>
    [known.slice(0, kept).join('').trim() + (kept < known.length ? '…' : ''), ...facts]
      .filter(Boolean)
      .join(SEPARATOR);
  const sizeOf = (text: string) => Math.min(LARGEST, (at.room * 1000) / font.measure(text));
  let kept = known.length;
  while (kept > 0 && sizeOf(line(kept)) < SMALLEST) kept--;
  const text = line(kept);
  const size = sizeOf(text);
  let x = at.left;
  const glyphs = [...text].map((character) => {
    const glyph = { character, x };
    x += (font.measure(character) * size) / 1000;
    return glyph;
  });
  content.write(
    'q',
    `${content.name('ColorSpace', all)} cs 1 scn`,
    `BT ${content.name('Font', font.id)} ${num(size)} Tf ${num(at.left)} ${num(at.baseline)} Td ${font.show({ glyphs, size })} ET`,
    'Q',
  );
}
