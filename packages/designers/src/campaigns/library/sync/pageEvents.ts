import { isHidden } from './visits.ts';

/** Calls back when the page is in view or online again, and when it's left, until the returned function is called. */
export function onPageEvents(onReturn: () => void, onLeave: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const returnIfShown = () => {
    if (!isHidden()) onReturn();
  };
  globalThis.addEventListener?.('online', returnIfShown, { signal });
  globalThis.addEventListener?.('pagehide', onLeave, { signal });
  if (typeof document !== 'undefined')
    document.addEventListener('visibilitychange', returnIfShown, { signal });
  return () => end.abort();
}
