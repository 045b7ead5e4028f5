import { describe, expect, it } from 'vitest';
import { clippedOutline, intersection, roundedOutline, type StageBox, type StagePoint } from './outline.ts';

const box = (x: number, y: number, width: number, height: number): StageBox => ({ x, y, width, height });

/** Twice the signed area, which would be negative for an outline in the other direction. */
const area = (points: readonly StagePoint[]) =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );

describe('intersection', () => {
  it('is the area that both boxes cover', () => {
    expect(intersection(box(0, 0, 100, 50), box(60, 20, 100, 100))).toEqual(box(60, 20, 40, 30));
  });

  it('is empty for boxes that only touch', () => {
    expect(intersection(box(0, 0, 100, 50), box(100, 0, 10, 10))).toBeUndefined();
  });
});

describe('an outline', () => {
  it('consists of the corners for a box without rounding', () => {
    expect(roundedOutline(box(10, 20, 30, 40), [0, 0, 0, 0])).toEqual([
      { x: 10, y: 20 },
      { x: 40, y: 20 },
      { x: 40, y: 60 },
      { x: 10, y: 60 },
    ]);
  });

  it('covers a half disc as exactly as a screen shows', () => {
    const half = roundedOutline(box(0, 0, 520, 260), [260, 260, 0, 0]);
    const disc = (Math.PI * 260 ** 2) / 2;
    expect(Math.abs(area(half) / disc - 1)).toBeLessThan(0.001);
  });

  it('reduces radii that don’t fit, as CSS does', () => {
    const disc = roundedOutline(box(0, 0, 100, 100), [999, 999, 999, 999]);
    expect(Math.abs(area(disc) / (Math.PI * 50 ** 2) - 1)).toBeLessThan(0.001);
  });

  it('stays inside its clipping box', () => {
    const disc = roundedOutline(box(0, 0, 100, 100), [50, 50, 50, 50]);
    const upper = clippedOutline(disc, box(0, 0, 100, 50));
    expect(Math.max(...upper.map(({ y }) => y))).toBeCloseTo(50);
    expect(area(upper)).toBeCloseTo(area(disc) / 2);
    expect(clippedOutline(disc, box(200, 0, 10, 10))).toEqual([]);
  });
});
