'use client';

import { Suspense, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../load/Boundary.tsx';
import { lazyPart } from '../load/lazyPart.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { toastStore } from './toast.ts';

/** Downloaded with the first message, or when the page is idle: most visits never need it. Without it, messages are plain text. */
const Toasts = lazyPart(() => import('./Toasts.tsx'), 'Toasts', { optional: true });
const noToasts: readonly never[] = [];

/** Downloads the code that draws messages before there are any. */
export const preloadToasts = (): void => Toasts.preload();

/** Shows `toast()` messages. Add one per application. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => noToasts);
  const [isNeeded, setIsNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true);
  return isNeeded ? (
    <Boundary
      // The next message after a quiet period requests the download again.
      resetKey={String(toasts.length > 0)}
      fallback={() => <PlainToasts toasts={toasts} />}
    >
      <Suspense fallback={null}>
        <Toasts toasts={toasts} />
      </Suspense>
    </Boundary>
  ) : null;
}
