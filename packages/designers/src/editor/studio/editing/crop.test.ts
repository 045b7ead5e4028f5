import { describe, expect, it } from 'vitest';
import { covering, dragged, scaled } from './crop.ts';

const slot = { width: 100, height: 100 };
const wide = { width: 400, height: 200 };
const center = { x: 0.5, y: 0.5 };

describe.each([
  ['a picture whose shape is known', center],
  ['any other', undefined],
])('%s', (_name, middle) => {
  it('moves with the drag, no further than its edge', () => {
    const crop = { focus: { x: 0.5, y: 0.3 }, scale: 1 };
    const a = dragged(crop, { x: 25, y: 40 }, slot, wide, middle);
    expect(a.moved).toEqual({ x: 25, y: 0 });
    expect(a.crop.focus.y).toBe(0.3);
    expect(a.crop.focus.x).toBeLessThan(0.5);
    // Dragging back the same distance returns to the start.
    const back = dragged(a.crop, { x: -25, y: 0 }, slot, wide, middle);
    expect(back.crop.focus.x).toBeCloseTo(0.5);
    expect(dragged(crop, { x: -500, y: 0 }, slot, wide, middle).moved.x).toBeCloseTo(-50);
  });
  it('has room in both directions once enlarged', () => {
    const { moved } = dragged({ focus: center, scale: 2 }, { x: 0, y: -30 }, slot, wide, middle);
    expect(moved).toEqual({ x: 0, y: -30 });
  });
});

it('covers its slot', () => {
  expect(covering(slot, wide, 1)).toEqual({ width: 200, height: 100 });
  expect(covering(slot, wide, 2)).toEqual({ width: 400, height: 200 });
});

it('grows to four times and shrinks to its slot', () => {
  const crop = { focus: center, scale: 2 };
  expect(scaled(crop, 10).scale).toBe(4);
  expect(scaled(crop, 0.1).scale).toBe(1);
  expect(scaled(crop, 1.1).focus).toBe(crop.focus);
});
