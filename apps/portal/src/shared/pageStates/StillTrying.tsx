import { useEffect, useState } from 'react';
import { stillTrying } from './messages.ts';
import { words } from './StillTrying.css.ts';

interface StillTryingProps {
  /** `off` inside an element that announces its text already. */
  live?: 'polite' | 'off';
  /** The message, if the page isn't in English. */
  children?: string;
}

/** A message for pages that wait for the server: after three seconds, says that they haven't given up. */
export function StillTrying({ live = 'polite', children = stillTrying }: StillTryingProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, 3_000, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span aria-live={live} className={words}>
      {isLate ? children : ''}
    </span>
  );
}
