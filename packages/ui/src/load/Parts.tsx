'use client';

import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from 'react';

/** Callbacks of places that are waiting for parts. */
const waitingParts = new Set<() => void>();

/** Announces that a part has loaded. */
export function notifyPartLoaded(): void {
  for (const rerender of waitingParts) rerender();
}

export interface PartsProps {
  children: ReactNode;
  /** Shown while a part loads. */
  fallback: ReactNode;
}

/**
 * `Suspense` for downloaded parts. React alone waits up to 300 ms before it replaces a fallback, even if the part arrives sooner.
 * This component shows the part as soon as it arrives.
 */
export function Parts(props: PartsProps) {
  const [, rerender] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const retry = () => startTransition(rerender);
    // One may have arrived since it was drawn.
    retry();
    waitingParts.add(retry);
    return () => void waitingParts.delete(retry);
  }, []);
  return <Suspense {...props} />;
}
