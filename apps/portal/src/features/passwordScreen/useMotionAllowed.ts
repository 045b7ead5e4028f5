import { useEffect, useState } from 'react';

/** Experimental in browsers, absent from the DOM types. */
interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Whether the background may be a video: never under reduced motion or Save-Data, and not before the page has been
 * painted and loaded.
 */
export function useMotionAllowed(): boolean {
  const [allowed, setAllowed] = useState(false);

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)');
    const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
    const decide = () => setAllowed(!reduced.matches && !connection?.saveData);
    if (document.readyState === 'complete') decide();
    else addEventListener('load', decide, { once: true });
    reduced.addEventListener('change', decide);
    return () => {
      removeEventListener('load', decide);
      reduced.removeEventListener('change', decide);
    };
  }, []);

  return allowed;
}
