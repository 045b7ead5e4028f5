import { pixels } from '@daybreak/print';
import { expect, it } from 'vitest';
import { aroundIn, arrangeSides } from './arrange.ts';

const front = { size: pixels(1000, 500) };
const room = (width: number, height: number) => {
  const around = aroundIn({ width: width + 80, height });
  return { width: width + 2 * around, height: height + 2 * around };
};

it('places sides in the direction that makes them larger', () => {
  expect(arrangeSides([front, front], room(2060, 600))).toMatchObject({
    direction: 'row',
    width: 2060,
    fit: 1,
  });
  expect(arrangeSides([front, front], room(500, 1000))).toMatchObject({
    direction: 'column',
    height: 1060,
    fit: 0.5,
  });
});

it('leaves room for the name of a lower side', () => {
  for (const size of [150, 300, 400, 700]) {
    const small = room(size, 2 * size);
    const { direction, gap, fit, height } = arrangeSides([front, front], small);
    expect(direction).toBe('column');
    expect(gap * fit).toBeGreaterThanOrEqual(28 - 1e-9);
    expect(height * fit).toBeLessThanOrEqual(small.height);
  }
});

it('has no gap around a single side', () => {
  expect(arrangeSides([front], room(500, 1000))).toMatchObject({ width: 1000, height: 500, fit: 0.5 });
});
