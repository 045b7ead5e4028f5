import { describe, expect, it } from 'vitest';
import type { Page } from '../displayList.ts';
import { collateSheets, repeatCards, tenUpStructure } from './tenUp.ts';

/** A page that shows its name. */
const pageOf = (name: string): Page => ({
  width: 360,
  height: 216,
  bleed: 12,
  folds: [],
  items: [],
  structure: [{ type: 'P', words: name, content: [0] }],
});
const namesOn = (sheet: Parameters<typeof tenUpStructure>[0]) =>
  tenUpStructure(sheet).map(({ words }) => words);
const twoSided = (count: number) =>
  Array.from({ length: count }, (_, index) => [pageOf(`front ${index}`), pageOf(`back ${index}`)]).flat();

describe('sheets of ten', () => {
  it('repeat each page ten times, the second on the back of the first', () => {
    const sheets = repeatCards(twoSided(1));
    expect(sheets.map(namesOn)).toEqual([Array(10).fill('front 0'), Array(10).fill('back 0')]);
    expect(sheets.map(({ isBack }) => isBack)).toEqual([false, true]);
  });

  it('have ten fronts followed by their backs', () => {
    const sheets = collateSheets(twoSided(12), 2);
    const numbered = (side: string, from: number, count: number) =>
      Array.from({ length: count }, (_, index) => `${side} ${from + index}`);
    expect(sheets.map(namesOn)).toEqual([
      numbered('front', 0, 10),
      numbered('back', 0, 10),
      numbered('front', 10, 2),
      numbered('back', 10, 2),
    ]);
    expect(sheets.map(({ isBack }) => isBack)).toEqual([false, true, false, true]);
  });

  it('have no backs if cards have none', () => {
    const sheets = collateSheets(
      Array.from({ length: 11 }, (_, index) => pageOf(`front ${index}`)),
      1,
    );
    expect(sheets.map(({ pages, isBack }) => [pages.length, isBack])).toEqual([
      [10, false],
      [1, false],
    ]);
  });
});
