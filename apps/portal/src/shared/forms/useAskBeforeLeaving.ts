import { useEffect } from 'react';

/** While something would be `lost`, the browser asks before leaving the site. */
export function useAskBeforeLeaving(lost: boolean): void {
  useEffect(() => {
    if (!lost) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [lost]);
}
