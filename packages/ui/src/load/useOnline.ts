'use client';

import { useSyncExternalStore } from 'react';
import { isOffline } from './loadPart.ts';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Returns whether the browser has any network at all. Being online says nothing about the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );
