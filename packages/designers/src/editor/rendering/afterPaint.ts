import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which we stop waiting: a page that's out of sight is never painted. */
const latest = 250;

const waiting = new Set<() => void>();
let isAsked = false;

/** Calls back once, when everything drawn so far is on screen. */
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

/**
 * Runs work that redraws, once the current drawing is on screen. All waiting work runs together and yields to urgent
 * work. Returns a function that cancels it.
 */
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

/**
 * Returns the value as of the last paint, then soon the current one, for work that shouldn't block input.
 *
 * @param value the current value
 * @param isNow true to return it at once
 */
export function useAfterPaint<Value>(value: Value, isNow = false): Value {
  const [painted, setPainted] = useState(() => value);
  useEffect(
    () => (painted === value ? undefined : afterPaint(() => setPainted(() => value))),
    [painted, value],
  );
  // A value that was shown right away is never followed by an older one.
  if (isNow && painted !== value) setPainted(() => value);
  return isNow ? value : painted;
}
