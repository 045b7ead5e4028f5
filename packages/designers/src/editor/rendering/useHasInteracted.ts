import { useEffect, useState } from 'react';
import { runWhenIdle } from './runAfterPause.ts';

/** Milliseconds after which it returns true without any interaction. */
const maxDelay = 2_000;
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Returns true after the first interaction with the page, or after two seconds. Delays drawing that isn't needed at
 * once.
 */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const markInteracted = () => setHasInteracted(true);
    const cancel = runWhenIdle(markInteracted, 0, maxDelay);
    for (const sign of interactionEvents)
      document.addEventListener(sign, markInteracted, { capture: true, passive: true });
    return () => {
      cancel();
      for (const sign of interactionEvents)
        document.removeEventListener(sign, markInteracted, { capture: true });
    };
  }, [hasInteracted]);
  return hasInteracted;
}
