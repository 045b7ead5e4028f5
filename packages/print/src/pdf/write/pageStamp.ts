import { type Stamp, stampItems } from '../../stamp/stamp.ts';
import type { Matrix, Page, Rect } from '../displayList.ts';
import { Content, type SharedResources } from './content.ts';
import { fillOperator } from './inks.ts';
import { num, nums } from './objects.ts';
import type { Sheet } from './sheet.ts';
import { slugWeight } from './slug.ts';

const white = { r: 255, g: 255, b: 255, a: 1 };
const black = { r: 0, g: 0, b: 0, a: 1 };
/** Measurements of the line on a page without a slug, in points. */
const edgeLine = { size: 6, distance: 2, padding: 1.5 };

/** Puts a stamp on the pages of a file. It isn't part of the piece (ISO 32000-1, 14.8.2.2), so it's tagged as an artifact. */
export class PageStamp {
  readonly #stamp: Stamp;
  readonly #shared: SharedResources;
  /** The drawing for each size, which pages and cards share. */
  readonly #forms = new Map<string, number>();

  constructor(stamp: Stamp, shared: SharedResources) {
    this.#stamp = stamp;
    this.#shared = shared;
  }

  /**
   * Draws the stamp across the trim of a page.
   *
   * @param toPage from the artwork's coordinates to the paper's
   */
  writeAcross(content: Content, { width, height, bleed }: Page, toPage: Matrix): void {
    const trim = { x: bleed, y: bleed, width: width - 2 * bleed, height: height - 2 * bleed };
    const form = this.#formOf(trim);
    content.write('/Artifact BMC', 'q', `${nums(toPage)} cm ${content.name('XObject', form)} Do`, 'Q', 'EMC');
  }

  /** Writes the stamp on the bottom edge of a page without a slug, outside the safe zone. The paper keeps its size. */
  writeOnEdge({ content, trim }: Sheet): void {
    const { fonts, inks } = this.#shared;
    const font = fonts.get(slugWeight);
    if (!font) throw new Error("The font for the stamp's line didn't load");
    const { words } = this.#stamp;
    const { distance, padding } = edgeLine;
    const natural = (font.measure(words) * edgeLine.size) / 1000;
    const lineWidth = trim.right - trim.left - 2 * (distance + padding);
    const size = edgeLine.size * Math.min(1, lineWidth / natural);
    const scale = size / edgeLine.size;
    const left = trim.left + distance;
    const bottom = trim.bottom + distance;
    let x = left + padding;
    const glyphs = [...words].map((character) => {
      const glyph = { character, x };
      x += (font.measure(character) * size) / 1000;
      return glyph;
    });
    content.write(
      '/Artifact BMC',
      'q',
      fillOperator(inks, white),
      `${nums([left, bottom, natural * scale + 2 * padding, size + padding])} re f`,
      fillOperator(inks, black),
      `BT ${content.name('Font', font.id)} ${num(size)} Tf ${nums([left + padding, bottom + 0.3 * size + padding / 2])} Td ${font.show({ glyphs, size })} ET`,
      'Q',
      'EMC',
    );
  }

  #formOf(area: Rect): number {
    const key = Object.values(area).join();
    const knownForm = this.#forms.get(key);
    if (knownForm !== undefined) return knownForm;
    const content = new Content(this.#shared, area);
    content.draw(stampItems(this.#stamp, area), [1, 0, 0, 1, 0, 0]);
    const form = content.asForm(area);
    this.#forms.set(key, form);
    return form;
  }
}
