'use client';

import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const reduced = matchMedia(query);
  reduced.addEventListener('change', listener);
  addEventListener('load', listener);
  return () => {
    reduced.removeEventListener('change', listener);
    removeEventListener('load', listener);
  };
}

function isAllowed() {
  // `connection` is experimental in browsers, and missing from the DOM types.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return document.readyState === 'complete' && !matchMedia(query).matches && !connection?.saveData;
}

/** Returns whether a video may autoplay: never with reduced motion or Save-Data, and not before the page has loaded. */
export const useMotionAllowed = (): boolean => useSyncExternalStore(subscribe, isAllowed, () => false);
