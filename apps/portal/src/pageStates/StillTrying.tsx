import { useEffect, useState } from 'react';
import { stillTrying } from './messages.ts';
import { words } from './StillTrying.css.ts';

interface StillTryingProps {
  /** `off` inside of what announces its words already. */
  live?: 'polite' | 'off';
  /** What is said, where the page is not in English. */
  children?: string;
}

/** Wherever a page waits for the server: says after three seconds that it has not given up. */
export function StillTrying({ live = 'polite', children = stillTrying }: StillTryingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, 3_000, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span aria-live={live} className={words}>
      {late ? children : ''}
    </span>
  );
}
