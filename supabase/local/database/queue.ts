/**
 * Runs a limited number of tasks at a time, in order of arrival. PGlite is a single session: two requests inside it
 * would share role and transaction.
 */
export function createQueue(lanes = 1) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run<T>(task: () => Promise<T>): Promise<T> {
      if (running < lanes) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        // Passes its slot on directly, so no other task can get in between.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    /** The number of waiting tasks. */
    waiting: () => waiting.length,
  };
}

export type Queue = ReturnType<typeof createQueue>;
