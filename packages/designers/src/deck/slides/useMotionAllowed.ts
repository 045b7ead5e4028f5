import { useSyncExternalStore } from 'react';

/** Experimental in browsers, absent from the DOM types. */
interface NetworkInformation {
  saveData?: boolean;
}

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const reduced = matchMedia(query);
  reduced.addEventListener('change', listener);
  return () => reduced.removeEventListener('change', listener);
}

function isAllowed() {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !matchMedia(query).matches && !connection?.saveData;
}

/** Whether a video may play by itself: never under reduced motion or Save-Data. */
export const useMotionAllowed = (): boolean => useSyncExternalStore(subscribe, isAllowed, () => false);
