/** How long is worked before the page may answer, in milliseconds. */
const MOMENT = 30;

/** What long work waits for between two steps: nothing, unless it has worked for a moment. @throws when the work is called off. */
export function moments(signal?: AbortSignal): () => Promise<void> {
  let answered = performance.now();
  return async () => {
    if (performance.now() - answered < MOMENT) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    answered = performance.now();
  };
}
