import { useEffect, useState } from 'react';
import { stillTrying } from './messages.ts';
import { words } from './StillTrying.css.ts';

/** Milliseconds after which waiting is worth a word. */
const patience = 3_000;

interface StillTryingProps {
  /** `off` inside of what announces its words already. */
  live?: 'polite' | 'off';
}

/** Wherever a page waits for the server: says after three seconds that it has not given up. */
export function StillTrying({ live = 'polite' }: StillTryingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span aria-live={live} className={words}>
      {late ? stillTrying : ''}
    </span>
  );
}
