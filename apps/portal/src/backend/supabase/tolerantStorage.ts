import type { SupportedStorage } from '@supabase/supabase-js';
import { sessionStorageKey } from './storageKey.ts';
import { isStoredSession } from './storedSession.ts';

/**
 * `localStorage` that may be full or blocked. The client by itself would then ignore a session that is stored and readable;
 * with this one a session that cannot be written lasts until the page is closed. What is stored and is no session is none.
 */
export function tolerantStorage(open: () => Storage = () => localStorage): SupportedStorage {
  const unwritten = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch (error) {
      console.warn('The browser does not let the portal use its storage.', error);
      return undefined;
    }
  };

  return {
    getItem(key) {
      const value = unwritten.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null;
      return key !== sessionStorageKey || isStoredSession(value) ? value : null;
    },
    setItem(key, value) {
      unwritten.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        unwritten.delete(key);
      });
    },
    removeItem(key) {
      unwritten.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
