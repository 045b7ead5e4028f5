import { useEffect } from 'react';

/** Keeps the screen on while `active`. Browsers drop the lock when the page is hidden, so it's requested again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let ended = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (ended) await taken.release();
        else lock = taken;
      } catch (reason) {
        console.warn('The screen might go dark during the presentation.', reason);
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [active]);
}
