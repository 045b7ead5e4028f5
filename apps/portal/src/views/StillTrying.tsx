import { useEffect, useState } from 'react';
import { stillTrying } from './messages.ts';
import { words } from './StillTrying.css.ts';

/** Milliseconds after which waiting is worth a word. */
export const patience = 3_000;

interface StillTryingProps {
  /** `none` inside of what announces its words already. */
  role?: 'status' | 'none';
}

/** Wherever a page waits for the server: says after three seconds that it has not given up. */
export function StillTrying({ role = 'status' }: StillTryingProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role={role} className={words}>
      {late ? stillTrying : ''}
    </span>
  );
}
