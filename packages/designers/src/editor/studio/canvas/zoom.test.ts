import { describe, expect, it } from 'vitest';
import {
  fitScale,
  nextStop,
  partSeen,
  percentOf,
  scaleLimits,
  shiftTo,
  wheelFactor,
  withinLimits,
} from './zoom.ts';

describe('fitScale', () => {
  it('fits the tighter edge, enlarging or shrinking, up to the limit', () => {
    expect(fitScale({ width: 800, height: 600 }, { width: 1728, height: 2304 })).toBeCloseTo(600 / 2304);
    expect(fitScale({ width: 800, height: 600 }, { width: 320, height: 50 })).toBe(2.5);
    expect(fitScale({ width: 800, height: 600 }, { width: 10, height: 10 })).toBe(scaleLimits.most);
  });
  it('is a valid scale even without any room', () => {
    expect(fitScale({ width: 0, height: 0 }, { width: 100, height: 100 })).toBeGreaterThan(0);
    expect(fitScale({ width: 100, height: 100 }, { width: 0, height: 0 })).toBeLessThanOrEqual(8);
  });
});

describe('withinLimits', () => {
  it('allows 25 to 800 percent, and less for a piece that only fits at less', () => {
    expect(withinLimits(20, 1)).toBe(8);
    expect(withinLimits(0.1, 1)).toBe(0.25);
    expect(withinLimits(0.1, 0.2)).toBe(0.2);
  });
});

describe('nextStop', () => {
  it('goes to the next stop and stays at the ends', () => {
    expect(nextStop(0.21, 1)).toBe(0.25);
    expect(nextStop(1, 1)).toBe(1.25);
    expect(nextStop(1, -1)).toBe(0.75);
    expect(nextStop(8, 1)).toBe(8);
    expect(nextStop(0.2, -1)).toBe(0.2);
  });
  it('reaches both ends from anywhere', () => {
    let scale = 0.9;
    for (let step = 0; step < 20; step++) scale = nextStop(scale, 1);
    expect(scale).toBe(scaleLimits.most);
    for (let step = 0; step < 20; step++) scale = nextStop(scale, -1);
    expect(scale).toBe(scaleLimits.least);
  });
});

describe('wheelFactor', () => {
  it('zooms in and out by the same factor, without leaps', () => {
    expect(wheelFactor({ deltaY: -4, deltaMode: 0 }) * wheelFactor({ deltaY: 4, deltaMode: 0 })).toBeCloseTo(
      1,
    );
    expect(wheelFactor({ deltaY: -4000, deltaMode: 0 })).toBeLessThan(1.4);
    expect(wheelFactor({ deltaY: 1, deltaMode: 1 })).toBeLessThan(wheelFactor({ deltaY: 1, deltaMode: 0 }));
  });
});

it('keeps a point of the piece under the pointer', () => {
  // The pointer was over the middle of a piece that has since grown from 100 to 200 pixels about its top left corner.
  const before = { left: 10, top: 20, width: 100, height: 100 };
  const at = { x: before.left + 50, y: before.top + 50 };
  const after = { ...before, width: 200, height: 200 };
  expect(shiftTo(at, { x: 0.5, y: 0.5 }, after)).toEqual({ x: 50, y: 50 });
});

it('names the visible part of a piece, or nothing if all of it is visible', () => {
  expect(partSeen({ left: 0, top: 0 }, { width: 0, height: 0.4 })).toBeUndefined();
  expect(partSeen({ left: 0, top: 900 }, { width: 1000, height: 1000 })).toBe('bottom left');
  expect(partSeen({ left: 500, top: 0 }, { width: 1000, height: 0 })).toBe('center');
});

it('formats a scale in whole percent', () => expect(percentOf(0.3333)).toBe(33));
