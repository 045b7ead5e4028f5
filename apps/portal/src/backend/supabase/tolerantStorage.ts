import type { SupportedStorage } from '@supabase/supabase-js';

/**
 * `localStorage` that may be full or blocked. The client by itself would then ignore a session that is stored and readable;
 * with this one a session that cannot be written lasts until the page is closed.
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
    getItem: (key) => unwritten.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
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
