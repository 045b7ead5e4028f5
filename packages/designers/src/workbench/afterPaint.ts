import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which nothing is waited for any more: a page that is out of sight is never painted. */
const latest = 250;

const waiting = new Set<() => void>();
let isAsked = false;

/** Calls back once, when what is drawn by now is on the screen. */
export function onPainted(then: () => void): void {
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, latest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // Frames are painted after this.
    setTimeout(then);
  });
}

/** Does what draws once more when what was drawn is on the screen: all that waits together, and giving way to what is urgent. What it returns calls the work off. */
export function afterPaint(work: () => void): () => void {
  waiting.add(work);
  if (!isAsked) {
    isAsked = true;
    onPainted(() => {
      isAsked = false;
      const works = [...waiting];
      waiting.clear();
      startTransition(() => {
        for (const each of works) each();
      });
    });
  }
  return () => waiting.delete(work);
}

/** A value as it was when the page was last painted, and soon as it is: for what need not hold up what is done. `isNow`: it cannot wait. */
export function useAfterPaint<Value>(value: Value, isNow = false): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(
    () => (painted === value ? undefined : afterPaint(() => setPainted(() => value))),
    [painted, value],
  );
  // What was seen at once is never followed by what was before it.
  if (isNow && painted !== value) setPainted(() => value);
  return isNow ? value : painted;
}
