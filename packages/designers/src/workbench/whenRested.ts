/** Milliseconds that typing must rest before the options are drawn again, and that lie between two of them. */
const rest = 350;
const between = 60;
/** However busy the page is, the work is done after this long. */
const latest = 2_000;

/** Does work once the browser has nothing else to do. Safari does not say when it has. What it returns calls the work off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(idle);
}

/** Does work once the browser is idle; `place` works come one after the other. What it returns calls the work off. */
export function inTurn(work: () => void, place: number, after = 0): () => void {
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

/** The same once typing rests. */
export const whenRested = (work: () => void, place: number, after = rest) => inTurn(work, place, after);
