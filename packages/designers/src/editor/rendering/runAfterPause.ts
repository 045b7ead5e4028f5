/** Milliseconds that typing must rest before the options are redrawn, and milliseconds between two of them. */
const rest = 350;
const between = 60;
/** However busy the page is, the work is done after this many milliseconds. */
const latest = 2_000;

/** Runs work once the browser is idle. Safari doesn't report when it is. Returns a function that cancels the work. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(idle);
}

/**
 * Runs work once the browser is idle. Each `place` waits a little longer, so work runs one after another. Returns a
 * function that cancels the work.
 */
export function runWhenIdle(work: () => void, place: number, after = 0): () => void {
  let cancel = () => {};
  const timer = setTimeout(
    () => {
      cancel = whenIdle(work);
    },
    after + place * between,
  );
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

/**
 * Runs work once typing has paused for `after` milliseconds and the browser is idle. Returns a function that cancels
 * it.
 */
export const runAfterPause = (work: () => void, place: number, after = rest) =>
  runWhenIdle(work, place, after);
