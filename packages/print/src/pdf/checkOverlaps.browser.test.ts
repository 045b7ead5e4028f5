import { describe, expect, it } from 'vitest';
import { checkOverlaps } from './checkOverlaps.ts';
import type { TextRun } from './displayList.ts';

const word = (...places: number[]): TextRun => ({
  kind: 'text',
  weight: 400,
  size: 10,
  color: { r: 0, g: 0, b: 0, a: 1 },
  baseline: 10,
  order: 0,
  glyphs: places.map((x, index) => ({ character: 'nov'[index] ?? '', x })),
});

describe('letters of a print file', () => {
  it('pass when adjacent, kerned or spaced, in any order', async () => {
    await checkOverlaps([word(0, 6, 12), word(12, 6, 0), word(0, 5.2, 10.4), word(0, 20, 40)]);
  });

  it.each([
    ['the first', word(3, 3, 12)],
    ['the last', word(0, 6, 7)],
  ])('are rejected when they overlap: %s', async (_name, run) => {
    await expect(checkOverlaps([{ kind: 'group', items: [run] }])).rejects.toThrow(
      'because “nov” would look different than it does on your screen',
    );
  });
});
