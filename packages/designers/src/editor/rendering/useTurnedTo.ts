import { useEffect, useState } from 'react';
import { inTurn } from './whenRested.ts';

/** Milliseconds after which the user counts as there, whatever they do. */
const latest = 2_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Whether the user does something on the page yet, for what needn't be drawn while it arrives. */
export function useTurnedTo(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const come = () => setThere(true);
    const cancel = inTurn(come, 0, latest);
    for (const sign of signs) document.addEventListener(sign, come, { capture: true, passive: true });
    return () => {
      cancel();
      for (const sign of signs) document.removeEventListener(sign, come, { capture: true });
    };
  }, [isThere]);
  return isThere;
}
