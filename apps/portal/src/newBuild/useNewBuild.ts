import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runningBuild, servedBuild } from './servedBuild.ts';

/** Milliseconds between two questions in a tab that is left open. */
const interval = 15 * 60_000;
/** Milliseconds within which navigating and coming back ask only once. */
const pause = 60_000;

/** Whether the server hands out another build than the one that is running: asked while the tab is looked at. */
export function useNewBuild(): boolean {
  const [isNew, setIsNew] = useState(false);
  const { pathname } = useLocation();
  const look = useRef<() => void>(() => undefined);

  useEffect(() => {
    let cared = true;
    // The page was served a moment ago.
    let asked = Date.now();
    look.current = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < pause) return;
      asked = Date.now();
      servedBuild().then((build) => {
        if (cared && build) setIsNew(build !== runningBuild);
      });
    };
    const ask = () => look.current();
    const timer = setInterval(ask, interval);
    document.addEventListener('visibilitychange', ask);
    return () => {
      cared = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation is an occasion to ask.
  useEffect(() => look.current(), [pathname]);
  return isNew;
}
