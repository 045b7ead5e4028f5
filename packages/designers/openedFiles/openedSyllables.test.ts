import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { JSHandle } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenedBrowser, openInBrowser } from '../../print/openedFiles/making/openInBrowser.ts';
import { programsIn } from '../../print/openedFiles/making/programs.ts';
import type * as Lines from './making/lines.ts';
import { random, syllables } from './making/syllables.ts';

// Words of every script in a print file, drawn by poppler and compared with the browser's own drawing, pixel by
// pixel. Those of `latin`, whose signs a build can lose, are in each run's part.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const DENSITY = 2;
/**
 * Maximum share of a word's ink in the wrong place, after edges are blurred. Two overlapping letters give five times as
 * much.
 */
const MOST_MISPLACED = 0.2;
let opened: OpenedBrowser;
let programs: ReturnType<typeof programsIn>;
let harness: JSHandle<typeof Lines>;

beforeAll(async () => {
  opened = await openInBrowser('designers', 'lines.ts');
  programs = programsIn(opened.folder);
  harness = await opened.page.evaluateHandle(() => (window as unknown as { harness: typeof Lines }).harness);
});
afterAll(() => opened?.close());

type Greys = ReturnType<typeof greys>;

function greys(name: string) {
  const width = Number(programs.run('identify', '-format', '%w', name));
  programs.run('convert', name, '-colorspace', 'gray', '-blur', '0x2', '-depth', '8', `gray:${name}.raw`);
  return { width, pixels: readFileSync(join(opened.folder, `${name}.raw`)) };
}

/** The share of a cell's ink that's in a different place in the other picture. */
function misplaced(screen: Greys, file: Greys, cell: Lines.Place): number {
  const [x, y, width, height] = [cell.x, cell.y, cell.width, cell.height].map(
    (length) => length * DENSITY,
  ) as [number, number, number, number];
  let ink = 0;
  let differs = 0;
  for (let row = y; row < y + height; row++)
    for (let column = x; column < x + width; column++) {
      const shown = screen.pixels[row * screen.width + column] ?? 0;
      ink += 255 - shown;
      differs += Math.abs(shown - (file.pixels[row * file.width + column] ?? 0));
    }
  if (ink === 0) throw new Error('The browser drew nothing.');
  return differs / ink;
}

/**
 * The text in the form that both programs agree on: no spaces, no joiners, composed letters. Poppler guesses the
 * direction of brackets.
 */
const plain = (text: string) =>
  text
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\u202a-\u202e]/gu, '')
    .normalize('NFC');

/** Returns the words that are drawn or read differently from the screen. */
async function otherWords(name: string, cells: Lines.Cells) {
  const places = await opened.page.evaluate(({ harness, cells }) => harness.mountCells(cells), {
    harness,
    cells,
  });
  await opened.page.screenshot({ fullPage: true, path: join(opened.folder, `${name}.png`) });
  const made = await opened.page.evaluate((harness) => harness.pdfOfCells(), harness);
  if ('refusal' in made) throw new Error(made.refusal);
  opened.put(`${name}.pdf`, made.data);
  programs.run('pdftoppm', '-r', String(96 * DENSITY), '-singlefile', `${name}.pdf`, name);
  const [screen, file] = [greys(`${name}.png`), greys(`${name}.ppm`)];
  const read = plain(programs.run('pdftotext', `${name}.pdf`, '-'));
  const all = cells.words.map(
    (word, index) => [word, misplaced(screen, file, places[index] as Lines.Place)] as const,
  );
  return {
    drawn: all.filter(([, share]) => share > MOST_MISPLACED),
    read: cells.words.filter((word) => !read.includes(plain(word))),
  };
}

describe.each(Object.entries(syllables))('%s', (script, { language, words }) => {
  it.each([400, 800])('prints and reads as the browser draws it: weight %d', async (weight) => {
    const others = await otherWords(`${script}-${weight}`, { language, weight, words });
    expect(others).toEqual({ drawn: [], read: [] });
  });
});

describe.each(Object.entries(random))('any syllable: %s', (script, { language, syllable }) => {
  it('prints as the browser draws it', async () => {
    const words = fc.sample(syllable, { numRuns: 100 });
    const others = await otherWords(`random-${script}`, { language, weight: 600, words });
    expect(others).toEqual({ drawn: [], read: [] });
  });
});
