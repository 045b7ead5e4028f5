/** Milliseconds after which the work runs anyway, if the browser is never idle or can't tell (Safari). */
const timeout = 5_000;

/** Calls `work` once, after the next paint, when the browser is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(work, { timeout: timeout });
      cancelIdle = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(work, timeout);
      cancelIdle = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdle();
  };
}
