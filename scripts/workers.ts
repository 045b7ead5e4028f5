import { availableParallelism } from 'node:os';

const asked = Number(process.env.WORKERS ?? 0);
if (!Number.isInteger(asked) || asked < 0)
  throw new Error(`WORKERS is a number of workers, not ${process.env.WORKERS}.`);

/**
 * How many tests of a kind run at once, for Vitest and Playwright alike: `WORKERS`, or one for each core, and two at least, because
 * tests wait as much as they work. All of Vitest's projects take this number: it refuses different ones.
 */
export const workers = asked || Math.max(2, availableParallelism());
