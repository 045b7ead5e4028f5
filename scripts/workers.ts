import { availableParallelism } from 'node:os';

const asked = Number(process.env.WORKERS ?? 0);
if (!Number.isInteger(asked) || asked < 0)
  throw new Error(`WORKERS is a number of workers, not ${process.env.WORKERS}.`);

/**
 * How many tests of a kind run at once, for both Vitest and Playwright: `WORKERS`, or one per core and at least two, because
 * tests wait as much as they work. All Vitest projects use this number: it refuses different ones.
 */
export const workers = asked || Math.max(2, availableParallelism());
