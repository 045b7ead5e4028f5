import { useEffect } from 'react';

/** Keeps the screen on while `active`. Browsers drop the lock when the page is hidden, so it's requested again. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isEnded = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const wakeLock = await navigator.wakeLock.request('screen');
        if (isEnded) await wakeLock.release();
        else lock = wakeLock;
      } catch (reason) {
        console.warn('The screen might go dark during the presentation.', reason);
      }
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isEnded = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [active]);
}
