import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which we stop waiting: a page that's out of sight is never painted. */
const maxDelay = 250;

const waiting = new Set<() => void>();
let isAsked = false;

/** Calls back once, when everything drawn so far is on screen. */
export function onPainted(callback: () => void): void {
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, maxDelay);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // Frames are painted after this.
    setTimeout(callback);
  });
}

/**
 * Runs work that redraws, once the current drawing is on screen. All waiting work runs together and yields to urgent
 * work. Returns a function that cancels it.
 */
export function afterPaint(task: () => void): () => void {
  waiting.add(task);
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
  return () => waiting.delete(task);
}

/**
 * Returns the value as of the last paint, then soon the current one, for work that shouldn't block input.
 *
 * @param value the current value
 * @param isNow true to return it at once
 */
export function useAfterPaint<Value>(value: Value, isNow = false): Value {
  const [paintedValue, setPainted] = useState(() => value);
  useEffect(
    () => (paintedValue === value ? undefined : afterPaint(() => setPainted(() => value))),
    [paintedValue, value],
  );
  // A value that was shown right away is never followed by an older one.
  if (isNow && paintedValue !== value) setPainted(() => value);
  return isNow ? value : paintedValue;
}
