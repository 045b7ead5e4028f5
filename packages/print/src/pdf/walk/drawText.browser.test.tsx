import '@daybreak/brand/styles.css';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { mountArtboard } from '../../../openedFiles/making/artboards.ts';
import { copyArtwork } from '../../artworkCopy.ts';
import type { Item } from '../displayList.ts';
import { Loaded } from './loaded.ts';
import { walkArtwork } from './walkArtwork.ts';

const size = { width: 900, height: 900, unit: 'px', bleed: 0 } as const;

afterEach(() => document.body.replaceChildren());

const charactersOf = (items: Item[]): string =>
  items
    .map((item) =>
      item.kind === 'group'
        ? charactersOf(item.items)
        : item.kind === 'text'
          ? item.glyphs.map(({ character }) => character).join('')
          : '',
    )
    .join('')
    .replaceAll(' ', '');

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** Returns what's drawn for a text in a box of a given width, inside an element with a given direction, without its spaces. */
async function drawing(direction: string) {
  const { node, side } = await mountArtboard(
    size,
    `<p style="margin:0;font:400 16px/1.5 Poppins">${direction}</p>`,
  );
  const box = node.querySelector('p') as HTMLElement;
  const words = (box.firstElementChild ?? box) as HTMLElement;
  return (text: string, width: number) => {
    words.textContent = text;
    box.style.width = `${width}px`;
    const copy = copyArtwork({ node, side });
    try {
      return charactersOf(walkArtwork(copy, new Loaded()).items);
    } finally {
      copy.remove();
    }
  };
}

const mirrored: Record<string, string> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);
const inMirror = (text: string) => text.replaceAll(/./gu, (character) => mirrored[character] ?? character);

const pieces = fc.constantFrom(
  ...[...Object.keys(mirrored), '-', '–', '—', '/', '“', '”', '‘', '’', '"', "'", '…', ',', ' ', ' '],
  ...['a', 'Way', 'north', 'gate', 'dock', '12', '4'],
);
const texts = fc.array(pieces, { minLength: 1, maxLength: 24 }).map((parts) => parts.join(''));
const widths = fc.integer({ min: 12, max: 320 });

describe('brackets, dashes and quotes', () => {
  it('stay as typed wherever the line wraps', async () => {
    const drawn = await drawing('');
    const text = 'Hall 4-(north gate)—(dock 12)–(rear) Horizon-(Way) a-[b]-{c}-<d>-«e»-‹f›-“g”';
    for (let width = 10; width <= 700; width += 3)
      expect(drawn(text, width), `${width} px`).toBe(withoutSpaces(text));
  });

  it('stay as typed, whatever is next to them', async () => {
    const drawn = await drawing('');
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        expect(drawn(text, width)).toBe(withoutSpaces(text));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['are mirrored from right to left', 'rtl', inMirror],
    ['are not mirrored from left to right in a right-to-left line', 'ltr', (text: string) => text],
  ] as const)('%s', async (_name, direction, shown) => {
    const drawn = await drawing(`<bdo dir="${direction}"></bdo>`);
    (document.querySelector('p') as HTMLElement).dir = direction === 'rtl' ? 'ltr' : 'rtl';
    fc.assert(
      fc.property(texts, widths, (text, width) => {
        expect(drawn(text, width)).toBe(shown(withoutSpaces(text)));
      }),
      { numRuns: 300 },
    );
  });

  it('are mirrored in Hebrew, but not among Latin words within it', async () => {
    const drawn = await drawing('<span dir="rtl"></span>');
    (document.querySelector('p') as HTMLElement).dir = 'rtl';
    for (let width = 40; width <= 400; width += 3) {
      expect(drawn('שלום (דן) ועוד-[אולם]-«ב»', width)).toBe('שלום)דן(ועוד-]אולם[-»ב«');
      expect(drawn('שלום abc (def) ghi שלום', width)).toBe('שלוםabc(def)ghiשלום');
    }
  });
});
