import { changedWordError } from '../words/sameWords.ts';
import type { Item, TextRun } from './displayList.ts';
import { type LoadedFont, loadFont } from './write/fonts.ts';

/**
 * Limits for overlapping letters: the covered share of the narrower one, and the smallest visible overlap relative to
 * the type size.
 */
const maxOverlap = { share: 0.5, em: 0.08 };

/**
 * Checks where a page's letters are placed: kerning moves them closer, but none may be on top of another.
 *
 * @throws {ExportError} that names the first word with overlapping letters.
 */
export async function checkOverlaps(items: readonly Item[]): Promise<void> {
  for (const item of items)
    if (item.kind === 'group') await checkOverlaps(item.items);
    else if (item.kind === 'text' && hasOverlap(item, item.face ?? (await loadFont(item.weight))))
      throw changedWordError(item.glyphs.map(({ character }) => character).join(''), 'The PDF');
}

function hasOverlap({ glyphs, size }: TextRun, { font }: LoadedFont): boolean {
  const boxes = glyphs
    .filter(({ character }) => character.trim())
    .map(({ character, glyph = font.glyph(character), x }) => ({
      x,
      width: (font.advance(glyph) * size) / font.unitsPerEm,
    }))
    .filter(({ width }) => width > 0)
    .toSorted((one, other) => one.x - other.x);
  return boxes.some(({ x, width }, index) => {
    const next = boxes[index + 1];
    const overlap = next ? x + width - next.x : 0;
    return overlap > maxOverlap.em * size && overlap > maxOverlap.share * Math.min(width, next?.width ?? 0);
  });
}
