import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

/** Downloaded with the first message: most visits never need it. */
const Toasts = lazy(() => import('./Toasts.tsx').then(({ Toasts }) => ({ default: Toasts })));
const none: readonly never[] = [];

/** Draws what `toast()` says. Once per application. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Toasts toasts={toasts} />
    </Suspense>
  ) : null;
}
