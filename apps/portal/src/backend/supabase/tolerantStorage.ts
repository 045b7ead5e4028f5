import type { SupportedStorage } from '@supabase/supabase-js';
import { expireIfClockSetBack, withLocalExpiry } from './localExpiry.ts';
import { sessionStorageKey } from './storageKey.ts';

/**
 * `localStorage` that may be full or blocked. A session that can't be stored lasts until the page is closed, and a
 * stored value that isn't a session counts as none. Without this, the client would ignore a session that is stored and
 * readable.
 */
export function tolerantStorage(open: () => Storage = () => localStorage): SupportedStorage {
  const unwrittenValues = new Map<string, string>();
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch (error) {
      console.warn('The browser blocked storage for the portal.', error);
      return undefined;
    }
  };

  const read = (key: string) =>
    unwrittenValues.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;

  return {
    getItem: (key) => (key === sessionStorageKey ? expireIfClockSetBack(read(key)) : read(key)),
    setItem(key, value) {
      const countedValue = key === sessionStorageKey ? withLocalExpiry(value, read(key)) : value;
      unwrittenValues.set(key, countedValue);
      attempt((storage) => {
        storage.setItem(key, countedValue);
        unwrittenValues.delete(key);
      });
    },
    removeItem(key) {
      unwrittenValues.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
