/** Tests that try one rule on many things, or a journey in one more engine. */
export interface Sweep {
  /** What runs them: a project of Vitest or Playwright. */
  project: 'unit' | 'browser' | 'database' | 'stories' | 'translated' | 'journeys' | 'firefox';
  /** Their file, or a folder of files. */
  path: string;
  /** `npm test` runs one of this many parts, `npm run test:all` all of them. */
  parts: number;
  /** Matches the names of tests that always run. */
  always?: RegExp;
}

/** Everything that `npm test` runs in part. The first entry for a file counts; files without one run whole. */
export const sweeps: readonly Sweep[] = [
  { project: 'unit', path: 'packages/designers/src/pieces/everyField.test.tsx', parts: 8 },
];

/** The sweep that a file belongs to. */
export const sweepOf = (project: string, file: string): Sweep | undefined =>
  sweeps.find((sweep) => sweep.project === project && file.includes(`/${sweep.path}`));

const environment: Record<string, string | undefined> =
  (import.meta as { env?: Record<string, string> }).env ?? globalThis.process?.env ?? {};

/** Chooses the part that runs; `pnpm check` sets it. Without it, sweeps run whole. */
export const seedOfRun = environment.VITE_SWEEP_SEED ? Number(environment.VITE_SWEEP_SEED) : undefined;

/** A number that only depends on the text (FNV-1a and a final mix), so that neighbors land in different parts. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return (sum ^ (sum >>> 13)) >>> 0;
}

/**
 * The tests of a sweep that a seed takes, by name. There's always one, each is in exactly one part, and parts differ by one test at most:
 * as many consecutive seeds as there are parts take everything.
 */
export function partOf(
  { parts, always }: Sweep,
  names: readonly string[],
  seed: number,
): ReadonlySet<string> {
  const distinct = [...new Set(names)];
  const isAlways = (name: string) => always?.test(name) === true;
  const dealt = distinct
    .filter((name) => !isAlways(name))
    .map((name) => ({ name, at: hash(name) }))
    .sort((one, other) => one.at - other.at);
  const count = Math.min(parts, dealt.length);
  return new Set([
    ...distinct.filter(isAlways),
    ...dealt.flatMap(({ name }, place) => (place % count === seed % count ? [name] : [])),
  ]);
}
