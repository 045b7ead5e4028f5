import { availableParallelism } from 'node:os';

const requested = Number(process.env.WORKERS ?? 0);
if (!Number.isInteger(requested) || requested < 0)
  throw new Error(`WORKERS is a number of workers, not ${process.env.WORKERS}.`);

/**
 * Number of parallel tests of a kind, for both Vitest and Playwright: `WORKERS`, or one per core and at least two,
 * because tests wait as much as they work. All Vitest projects use this number, because Vitest rejects different ones.
 */
export const workers = requested || Math.max(2, availableParallelism());

/** Kinds of tests, run one after the other. In parallel, five servers and browsers would share the cores. */
const kinds = ['database', 'unit', 'browser', 'stories', 'translated'];

/** The place of a kind of tests in that order, for Vitest. */
export const inOrder = (kind: string) => ({ sequence: { groupOrder: kinds.indexOf(kind) } });
