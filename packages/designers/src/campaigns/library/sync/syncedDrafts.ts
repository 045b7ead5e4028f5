import type { DraftStore } from '../../../editor/drafts/draftStore.ts';

/** A draft store that notifies watchers of local writes, and local followers of data from elsewhere. */
export interface SyncedDrafts extends DraftStore {
  /**
   * Stores data from elsewhere.
   *
   * @throws when the store is full or blocked.
   */
  receive(key: string, value: unknown): void;
}

type Following = Parameters<NonNullable<DraftStore['follow']>>[1];

/**
 * Wraps a draft store.
 *
 * @param onKept called with every key that code in this page writes or clears
 */
export function syncedDrafts(store: DraftStore, onKept: (key: string) => void): SyncedDrafts {
  const following = new Map<string, Set<Following>>();
  return {
    load: store.load,
    save(key, value) {
      store.save(key, value);
      onKept(key);
    },
    clear(key) {
      store.clear(key);
      onKept(key);
    },
    receive(key, value) {
      store.save(key, value);
      for (const { onChange } of [...(following.get(key) ?? [])]) onChange();
    },
    follow(key, follower) {
      const followers = following.get(key) ?? new Set();
      following.set(key, followers.add(follower));
      const unfollow = store.follow?.(key, follower);
      return () => {
        followers.delete(follower);
        unfollow?.();
      };
    },
  };
}
