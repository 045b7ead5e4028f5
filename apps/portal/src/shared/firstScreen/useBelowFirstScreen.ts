import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen, isFirstScreenDrawn } from './firstScreen.ts';

/**
 * Returns whether to draw the content below the first screen: only after that is drawn, and in a transition, so that it
 * doesn't block key presses.
 */
export function useBelowFirstScreen(): boolean {
  const [isDrawn, setIsDrawn] = useState(isFirstScreenDrawn);
  useEffect(() => afterFirstScreen(() => startTransition(() => setIsDrawn(true))), []);
  return isDrawn;
}
