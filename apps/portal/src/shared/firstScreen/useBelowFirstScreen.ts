import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenDrawn } from './firstScreen.ts';

/** Whether to draw what's below the first screen: not until that is drawn, and in pieces that let a key press through. */
export function useBelowFirstScreen(): boolean {
  const [below, setBelow] = useState(isFirstScreenDrawn);
  useEffect(() => afterFirstScreen(() => startTransition(() => setBelow(true))), []);
  return below;
}
