/** Milliseconds that typing must rest before the options are drawn again, and that lie between two of them. */
const rest = 350;
const between = 60;
/** However busy the page is, they are drawn after this long. */
const latest = 2_000;

/**
 * Does work once typing rests and the browser has nothing else to do; `place` works come one after the other. Safari does not say
 * when it has. What it returns calls the work off.
 */
export function whenRested(work: () => void, place: number): () => void {
  let idle: number | undefined;
  const timer = setTimeout(
    () => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: latest });
      else work();
    },
    rest + place * between,
  );
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
