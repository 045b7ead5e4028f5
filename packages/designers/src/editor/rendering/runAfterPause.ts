/** Milliseconds that typing must rest before the options are redrawn, and milliseconds between two of them. */
const typingPause = 350;
const between = 60;
/** However busy the page is, the work is done after this many milliseconds. */
const maxDelay = 2_000;

/** Runs work once the browser is idle. Safari doesn't report when it is. Returns a function that cancels the work. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task, { timeout: maxDelay });
  return () => cancelIdleCallback(idle);
}

/**
 * Runs work once the browser is idle. Each `place` waits a little longer, so work runs one after another. Returns a
 * function that cancels the work.
 */
export function runWhenIdle(task: () => void, place: number, delay = 0): () => void {
  let cancel = () => {};
  const timer = setTimeout(
    () => {
      cancel = whenIdle(task);
    },
    delay + place * between,
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
export const runAfterPause = (task: () => void, place: number, delay = typingPause) =>
  runWhenIdle(task, place, delay);
