/** Working time before the page may respond, in milliseconds. */
const maxBlockedMs = 30;

/**
 * Returns a function that long work awaits between steps. It returns right away unless `maxBlockedMs` has passed, and throws
 * when the work is canceled.
 */
export function createYielder(signal?: AbortSignal): () => Promise<void> {
  let lastAnswer = performance.now();
  return async () => {
    if (performance.now() - lastAnswer < maxBlockedMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    lastAnswer = performance.now();
  };
}
