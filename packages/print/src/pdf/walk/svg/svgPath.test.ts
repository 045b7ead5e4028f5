import { describe, expect, it } from 'vitest';
import { parsePathData } from './svgPath.ts';

const rounded = (data: string) =>
  parsePathData(data).map(([letter, ...numbers]) =>
    [letter, ...(numbers as number[]).map((value) => Math.round(value * 100) / 100)].join(' '),
  );

describe('SVG path data', () => {
  it.each([
    ['M1 2L3 4H5V6Z', ['M 1 2', 'L 3 4', 'L 5 4', 'L 5 6', 'Z']],
    ['m1 2 3 4 5 6z', ['M 1 2', 'L 4 6', 'L 9 12', 'Z']],
    ['M0,0c1,2,3,4,5,6s3-4,5,6', ['M 0 0', 'C 1 2 3 4 5 6', 'C 7 8 8 2 10 12']],
    ['M0 0q3 3 6 0t6 0', ['M 0 0', 'C 2 2 4 2 6 0', 'C 8 -2 10 -2 12 0']],
    ['M.5.5l-.5-.5 1e1 0', ['M 0.5 0.5', 'L 0 0', 'L 10 0']],
    ['M5 5zm1 1h2', ['M 5 5', 'Z', 'M 6 6', 'L 8 6']],
    ['M1-2+3.e2L4 5 6', ['M 1 -2', 'L 4 5']],
    ['M1 1 2 2 # 3 3', ['M 1 1', 'L 2 2']],
  ])('becomes absolute moves, lines and cubic curves: %s', (data, path) => {
    expect(rounded(data)).toEqual(path);
  });

  it('converts arcs with the right end and side, even if their flags have no separators', () => {
    expect(rounded('M10 0a10 10 0 0110 10')).toEqual(rounded('M10 0A10 10 0 0 1 20 10'));
    expect(rounded('M10 0a10 10 0 0110 10').at(-1)).toBe('C 15.52 0 20 4.48 20 10');
    expect(rounded('M10 0a10 10 0 1110 10')).toHaveLength(4);
  });
});
