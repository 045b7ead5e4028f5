/** Milliseconds after which a browser that is never idle, or does not say so (Safari), does the work all the same. */
const patience = 5_000;

/** Calls `work` once, after the next paint, when the browser has nothing better to do. Returns the function that calls it off. */
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
