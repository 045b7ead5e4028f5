/** One at a time, in order of arrival. PGlite is one session: two requests inside it would share role and transaction. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run<T>(task: () => Promise<T>): Promise<T> {
      const turn = last.then(task, task);
      last = turn.catch(() => undefined);
      return turn;
    },
    /** Resolves when everything queued so far has finished. */
    idle: () => last.then(() => undefined),
  };
}

export type Queue = ReturnType<typeof createQueue>;
