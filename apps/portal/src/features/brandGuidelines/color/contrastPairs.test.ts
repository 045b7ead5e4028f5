import { paletteNames } from '@daybreak/brand';
import { describe, expect, it } from 'vitest';
import { pairOf } from './contrastPairs.ts';

describe('the contrast of a pair', () => {
  it.each([
    ['night', 'orange', '4.85', 'any'],
    ['teal', 'white', '9.45', 'any'],
    ['gray', 'white', '4.48', 'large'],
    ['white', 'orange', '3.02', 'large'],
    ['cyan', 'white', '2.34', 'none'],
  ] as const)('%s on %s is %s: %s', (text, ground, ratio, verdict) => {
    expect(pairOf(text, ground)).toEqual({ text, ground, ratio, verdict });
  });

  it.each(paletteNames)('is 1.00 for %s on itself', (name) => {
    expect(pairOf(name, name)).toMatchObject({ ratio: '1.00', verdict: 'none' });
  });

  it('never rounds a ratio up to a limit that the pair fails', () => {
    for (const text of paletteNames)
      for (const ground of paletteNames) {
        const { ratio, verdict } = pairOf(text, ground);
        if (verdict !== 'any') expect(Number(ratio)).toBeLessThan(4.5);
        if (verdict === 'none') expect(Number(ratio)).toBeLessThan(3);
      }
  });
});
