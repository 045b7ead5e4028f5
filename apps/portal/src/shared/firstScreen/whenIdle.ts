/** Milliseconds after which the work runs anyway, if the browser is never idle or can't tell (Safari). */
const timeout = 5_000;

/** Calls `task` once, after the next paint, when the browser is idle. Returns the function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let cancelIdle: () => void = () => undefined;
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(task, { timeout: timeout });
      cancelIdle = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(task, timeout);
      cancelIdle = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelIdle();
  };
}
