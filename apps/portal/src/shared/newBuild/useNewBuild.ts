import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runningBuild, servedBuild } from './servedBuild.ts';

/** Milliseconds between two checks in a tab that's left open. */
const interval = 15 * 60_000;
/** Milliseconds in which navigating and coming back trigger only one check. */
const pause = 60_000;

/** Returns whether the server delivers a different build than the running one. Checked while the tab is visible. */
export function useNewBuild(): boolean {
  const [isNew, setIsNew] = useState(false);
  const { pathname } = useLocation();
  const check = useRef<() => void>(() => undefined);

  useEffect(() => {
    let isCurrent = true;
    // The page was loaded just now.
    let lastCheck = Date.now();
    check.current = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < pause) return;
      lastCheck = Date.now();
      servedBuild().then((build) => {
        if (isCurrent && build) setIsNew(build !== runningBuild);
      });
    };
    const ask = () => check.current();
    const timer = setInterval(ask, interval);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation triggers a check.
  useEffect(() => check.current(), [pathname]);
  return isNew;
}
