import { describe, expect, it } from 'vitest';
import { preflight, type SideFacts } from './rules.ts';

const fine: SideFacts = {
  side: 'Front',
  unit: 'in',
  tooLong: [],
  texts: [{ name: 'title', contrast: 9.4, large: true, toEdge: 0.5 }],
  pictures: [{ name: '“roof.jpg”', resolution: 300 }],
  bleedFilled: true,
};
const labels: Record<string, string> = { title: 'Title' };
const check = (facts: Partial<SideFacts>) =>
  preflight([{ ...fine, ...facts }], (field) => labels[field] ?? `“${field}”`).map(({ level, says }) => [
    level,
    says,
  ]);
const text = (facts: Partial<SideFacts['texts'][number]>) =>
  check({ texts: [{ name: 'title', contrast: 9.4, large: true, toEdge: 0.5, ...facts }] });

describe('preflight', () => {
  it('finds nothing in a piece that is in order', () => {
    expect(check({})).toEqual([]);
    expect(check({ unit: 'px', bleedFilled: undefined, pictures: [{ name: 'x', resolution: 0.9 }] })).toEqual(
      [],
    );
  });

  it('a text that is too long blocks, and comes first', () => {
    expect(check({ tooLong: ['title'], bleedFilled: false })).toEqual([
      ['error', 'Title is too long for this piece. Shorten it until it fits.'],
      ['warning', expect.stringContaining('does not reach the edge of the bleed')],
    ]);
  });

  it('large text needs 3:1, other text 4.5:1, and a ratio is never rounded up', () => {
    expect(text({ contrast: 3 })).toEqual([]);
    expect(text({ contrast: 2.99 })).toEqual([['warning', expect.stringContaining('2.9:1')]]);
    expect(text({ contrast: 4.5, large: false })).toEqual([]);
    expect(text({ contrast: 4.49, large: false })).toEqual([['warning', expect.stringContaining('4.4:1')]]);
  });

  it('printed words keep an eighth of an inch from the cut, words on a screen stay in the picture', () => {
    expect(text({ toEdge: 0.125 })).toEqual([]);
    expect(text({ toEdge: 0.11 })).toEqual([['warning', expect.stringContaining('0.110 in from the cut')]]);
    expect(text({ toEdge: -0.2 })).toEqual([
      ['warning', expect.stringContaining('Title is 0 in from the cut')],
    ]);
    expect(check({ unit: 'px', texts: [{ name: 'title', contrast: 9, large: true, toEdge: 0 }] })).toEqual(
      [],
    );
    expect(
      check({ unit: 'px', texts: [{ name: 'title', contrast: 9, large: true, toEdge: -1 }] }),
    ).toHaveLength(1);
  });

  it('a photograph under 200 DPI in print, or stretched on a screen, is a warning', () => {
    expect(check({ pictures: [{ name: '“roof.jpg”', resolution: 199.9 }] })).toEqual([
      ['warning', 'The picture “roof.jpg” prints at 199 DPI, and looks soft under 200. Use a larger one.'],
    ]);
    expect(check({ unit: 'px', pictures: [{ name: '“roof.jpg”', resolution: 0.5 }] })).toEqual([
      ['warning', 'The picture “roof.jpg” is stretched to 2.0 times its size. Use a larger one.'],
    ]);
  });

  it('says the same thing of two sides once', () => {
    const labelOf = () => 'Title';
    expect(
      preflight(
        [
          { ...fine, tooLong: ['title'] },
          { ...fine, side: 'Back', tooLong: ['title'] },
        ],
        labelOf,
      ),
    ).toHaveLength(1);
  });
});
