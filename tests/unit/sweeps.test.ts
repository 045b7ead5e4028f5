import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasTurn, isInPart, partOf, type Sweep, sweeps } from '../../scripts/check/sweeps.ts';
import { readSources } from '../../scripts/check/workspace.ts';

const sweep = (parts: number, ...always: string[]): Sweep => ({
  project: 'unit',
  path: '',
  parts,
  always,
});
const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 60 });
const parts = fc.integer({ min: 1, max: 20 });
const seed = fc.nat();

it('every seed takes at least one test, and a full round of seeds takes each test once', () => {
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

it('a test on its own is in exactly one part, unless it always runs', () => {
  fc.assert(
    fc.property(fc.string(), parts, seed, (name, parts, first) => {
      const taken = Array.from({ length: parts }, (_, turn) => isInPart(sweep(parts), name, first + turn));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(isInPart(sweep(parts, name), name, first)).toBe(true);
    }),
  );
});

it('a sweep with a turn runs in one of every few runs, and a full round takes each test once', () => {
  fc.assert(
    fc.property(names, parts, fc.integer({ min: 2, max: 4 }), seed, (names, parts, of, first) => {
      const swept = { ...sweep(parts), turn: { of, at: 1 } };
      const count = Math.min(parts, names.length);
      const seeds = Array.from({ length: of * count }, (_, run) => first + run);
      const turns = seeds.filter((each) => hasTurn(swept, each));
      expect(turns).toHaveLength(count);
      expect(turns.flatMap((each) => [...partOf(swept, names, each)]).sort()).toEqual([...names].sort());
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

it('tests that always run are in each part, along with some others', () => {
  const names = ['poster in print', 'poster on screen', 'flyer on screen'];
  for (const seed of [0, 1]) {
    const part = partOf(sweep(2, 'print'), names, seed);
    expect(part.size).toBe(2);
    expect(part).toContain('poster in print');
  }
});

const sources = readSources();

it.each(sweeps.map((sweep) => [`${sweep.project} ${sweep.path}`, sweep] as const))(
  '%s has tests, including those that always run, and more than one part',
  (_name, { path, parts, wholeFiles, always = [] }) => {
    const files = [...sources].filter(([file]) => `/${file}`.includes(`/${path}`));
    expect(files).not.toEqual([]);
    for (const words of always)
      expect(
        files.some(([file, source]) => (wholeFiles ? file : source).includes(words.trim())),
        words,
      ).toBe(true);
    expect(parts).toBeGreaterThan(1);
  },
);

it('no sweep with a turn has tests that always run', () => {
  for (const { path, turn, always } of sweeps)
    if (turn) {
      expect(always, path).toBeUndefined();
      expect(turn.at, path).toBeLessThan(turn.of);
    }
});
