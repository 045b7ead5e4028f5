import { describe, expect, it } from 'vitest';
import { contrastRatio, contrastVerdict } from './contrast.ts';
import { palette } from './palette.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    // Values from WebAIM's contrast checker.
    ['#777777', '#FFFFFF', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#FF0000', '#FFFFFF', 4],
    ['#949494', '#FFFFFF', 3.03],
  ])('of %s on %s is %d by WCAG', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  });

  it('is the same in either order', () => {
    expect(contrastRatio(palette.night.hex, palette.orange.hex)).toBe(
      contrastRatio(palette.orange.hex, palette.night.hex),
    );
  });

  it('matches the stated uses of cyan and gray', () => {
    expect(palette.cyan.use).toContain(`${contrastRatio(palette.cyan.hex, '#FFFFFF').toFixed(2)}:1`);
    expect(palette.gray.use).toContain(`${contrastRatio(palette.gray.hex, '#FFFFFF').toFixed(2)}:1`);
  });
});

describe('verdict', () => {
  it.each([
    [4.5, 'any'],
    [4.499, 'large'],
    [3, 'large'],
    [2.999, 'none'],
  ] as const)('of a ratio of %d is %s: nothing is rounded up', (ratio, verdict) => {
    expect(contrastVerdict(ratio)).toBe(verdict);
  });

  it('allows gray on white for large text only, and night on orange for all text', () => {
    expect(contrastVerdict(contrastRatio(palette.gray.hex, palette.white.hex))).toBe('large');
    expect(contrastVerdict(contrastRatio(palette.night.hex, palette.orange.hex))).toBe('any');
  });
});
