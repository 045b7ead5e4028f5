/** Milliseconds after which the work runs anyway, if the browser is never idle or can't tell (Safari). */
const patience = 5_000;

/** Calls `work` once, after the next paint, when the browser is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let callOff: () => void = () => undefined;
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(work, { timeout: patience });
      callOff = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(work, patience);
      callOff = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}
