/**
 * Runs a limited number of tasks at a time, in order of arrival. PGlite is a single session: two requests inside it
 * would share role and transaction.
 */
export function createQueue(parallel = 1) {
  const pending: (() => void)[] = [];
  let running = 0;
  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running < parallel) running += 1;
      else await new Promise<void>((resolve) => pending.push(resolve));
      try {
        return await task();
      } finally {
        // Passes its slot on directly, so no other task can get in between.
        const next = pending.shift();
        if (next) next();
        else running -= 1;
      }
    },
    /** The number of waiting tasks. */
    waiting: () => pending.length,
  };
}

export type Queue = ReturnType<typeof createQueue>;
