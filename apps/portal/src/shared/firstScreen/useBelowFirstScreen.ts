import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenDrawn } from './firstScreen.ts';

/**
 * Returns whether to draw the content below the first screen: only after that is drawn, and in a transition, so that it
 * doesn't block key presses.
 */
export function useBelowFirstScreen(): boolean {
  const [below, setBelow] = useState(isFirstScreenDrawn);
  useEffect(() => afterFirstScreen(() => startTransition(() => setBelow(true))), []);
  return below;
}
