import { useEffect, useState } from 'react';
import { runWhenIdle } from './runAfterPause.ts';

/** Milliseconds after which it returns true without any interaction. */
const maxDelay = 2_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Returns true after the first interaction with the page, or after two seconds. Delays drawing that isn't needed at
 * once.
 */
export function useHasInteracted(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const come = () => setIsThere(true);
    const cancel = runWhenIdle(come, 0, maxDelay);
    for (const sign of signs) document.addEventListener(sign, come, { capture: true, passive: true });
    return () => {
      cancel();
      for (const sign of signs) document.removeEventListener(sign, come, { capture: true });
    };
  }, [isThere]);
  return isThere;
}
