import { brandNow, palette } from '@daybreak/brand';
import { expect, it } from 'vitest';
import type { Group, Item, Page, PlacedGlyph, TextRun } from '../pdf/displayList.ts';
import { pageChanges } from './pageChanges.ts';

const ink = { r: 16, g: 74, b: 109, a: 1 };
const cyan = { r: 20, g: 188, b: 192, a: 1 };
const glyphs: PlacedGlyph[] = [...'Sun'].map((character, index) => ({ character, x: 10 * index }));

const text: TextRun = { kind: 'text', weight: 700, size: 12, color: ink, baseline: 40, order: 1, glyphs };
const row: Item = {
  kind: 'shape',
  path: [['M', 0, 0], ['L', 10, 0], ['Z']],
  fill: { kind: 'color', color: cyan },
};
const fading: Item = {
  kind: 'shape',
  path: [['M', 0, 0], ['L', 10, 0], ['Z']],
  fill: {
    kind: 'gradient',
    from: [0, 0],
    to: [0, 9],
    stops: [
      { offset: 0, color: ink },
      { offset: 1, color: cyan },
    ],
  },
};
const mark = (x: number, color = cyan): Group => ({
  kind: 'group',
  tag: 7,
  items: [
    {
      kind: 'group',
      matrix: [1, 0, 0, 1, x, 5],
      items: [{ kind: 'shape', path: [['M', 0, 0], ['Z']], fill: { kind: 'color', color } }],
    },
  ],
});

const page = (...items: Item[]): Page => ({
  width: 100,
  height: 100,
  bleed: 0,
  folds: [],
  items,
  structure: [
    { type: 'P', content: [1] },
    { type: 'P', content: [{ type: 'Figure', alt: 'Daybreak', content: [7] }] },
  ],
});
const whole = page(row, text, { kind: 'group', opacity: 0.5, items: [fading] }, mark(3));
const changes = (after: Page) => pageChanges({ page: whole }, { page: after }, 'Daybreak');

it('finds no changes in equal pages', () => {
  expect(changes(structuredClone(whole))).toEqual([]);
});

it.each<[string, readonly string[], Page]>([
  [
    'another color of a shape',
    ['color'],
    page({ ...row, fill: { kind: 'color', color: ink } } as Item, ...whole.items.slice(1)),
  ],
  ['another color of a text', ['color'], page(row, { ...text, color: cyan }, ...whole.items.slice(2))],
  [
    'another color in a gradient in a group',
    ['color'],
    page(
      row,
      text,
      {
        kind: 'group',
        opacity: 0.5,
        items: [
          {
            ...fading,
            fill: {
              ...(fading as never as { fill: object }).fill,
              stops: [
                { offset: 0, color: ink },
                { offset: 1, color: ink },
              ],
            },
          } as Item,
        ],
      },
      mark(3),
    ),
  ],
  ['another logo', ['logo'], page(...whole.items.slice(0, 3), mark(3, ink))],
  ['a logo elsewhere', ['layout'], page(...whole.items.slice(0, 3), mark(4))],
  ['no logo', ['logo', 'layout'], page(...whole.items.slice(0, 3))],
  ['other words', ['layout'], page(row, { ...text, glyphs: glyphs.slice(1) }, ...whole.items.slice(2))],
  ['words on another line', ['layout'], page(row, { ...text, baseline: 52 }, ...whole.items.slice(2))],
  [
    'a less opaque group',
    ['layout'],
    page(row, text, { kind: 'group', opacity: 0.4, items: [fading] }, mark(3)),
  ],
  ['another size', ['layout'], { ...whole, width: 101 }],
])('classifies %s', (_name, found, after) => {
  expect(changes(after)).toEqual(found);
});

it('ignores less than a hundredth of a pixel', () => {
  expect(changes(page(row, { ...text, baseline: 40.001 }, ...whole.items.slice(2)))).toEqual([]);
});

it("treats a moved, recolored drawing that isn't the logo as color and layout", () => {
  const other = { ...whole, structure: [] };
  const moved = { ...page(...whole.items.slice(0, 3), mark(4, ink)), structure: [] };
  expect(pageChanges({ page: other }, { page: moved }, 'Daybreak')).toEqual(['color', 'layout']);
});

it('finds a changed ink of a brand color if the page shows it', () => {
  const inks = {
    ...brandNow,
    colors: { ...brandNow.colors, cyan: { ...palette.cyan, cmyk: { c: 80, m: 0, y: 30, k: 0 } } },
  };
  const under = (shown: Page) =>
    pageChanges({ page: shown, brand: brandNow }, { page: shown, brand: inks }, 'Daybreak');
  expect(under(whole)).toEqual(['color']);
  expect(under(page(text))).toEqual([]);
});
