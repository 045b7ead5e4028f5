import { existsSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partOf, type Sweep, sweeps } from '../../scripts/check/sweeps.ts';

const sweep = (parts: number, always?: RegExp): Sweep => ({
  project: 'unit',
  path: '',
  parts,
  ...(always && { always }),
});
const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 60 });
const parts = fc.integer({ min: 1, max: 20 });
const seed = fc.nat();

it('every seed takes something, and as many in a row as there are parts take each test once', () => {
  fc.assert(
    fc.property(names, parts, seed, (names, parts, first) => {
      const taken = Array.from({ length: Math.min(parts, names.length) }, (_, turn) => [
        ...partOf(sweep(parts), names, first + turn),
      ]);
      const sizes = taken.map(({ length }) => length);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(taken.flat().sort()).toEqual([...names].sort());
    }),
  );
});

it('a part does not depend on the order of the tests', () => {
  fc.assert(
    fc.property(names, parts, seed, (names, parts, seed) => {
      expect(partOf(sweep(parts), [...names].reverse(), seed)).toEqual(partOf(sweep(parts), names, seed));
    }),
  );
});

it('what always runs is in each part, beside a part of the others', () => {
  const names = ['poster in print', 'poster on screen', 'flyer on screen'];
  for (const seed of [0, 1]) {
    const part = partOf(sweep(2, /print/), names, seed);
    expect(part.size).toBe(2);
    expect(part).toContain('poster in print');
  }
});

it.each(sweeps.map((sweep) => [`${sweep.project} ${sweep.path}`, sweep] as const))(
  '%s has tests, in more parts than one',
  (_name, { path, parts }) => {
    expect(existsSync(path)).toBe(true);
    expect(parts).toBeGreaterThan(1);
  },
);
