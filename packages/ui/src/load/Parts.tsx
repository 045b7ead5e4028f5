'use client';

import { type ReactNode, Suspense, startTransition, useEffect, useReducer } from 'react';

/** The places that look for parts. */
const places = new Set<() => void>();

/** Says that a part is there. */
export function partCame(): void {
  for (const look of places) look();
}

export interface PartsProps {
  children: ReactNode;
  /** While a part is on its way. */
  fallback: ReactNode;
}

/**
 * `Suspense` for parts that are downloaded. React alone keeps what replaces a fallback back until 300 ms after the last one was shown,
 * however early it came; here a part is drawn when it is there.
 */
export function Parts(props: PartsProps) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const again = () => startTransition(look);
    // One may have come since it was drawn.
    again();
    places.add(again);
    return () => void places.delete(again);
  }, []);
  return <Suspense {...props} />;
}
