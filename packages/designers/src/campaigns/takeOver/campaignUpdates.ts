const listeners = new Set<() => void>();
let version = 0;

/** Announces that the pieces of a campaign state the same facts again, for `useSyncExternalStore`. */
export const campaignUpdates = {
  subscribe(onUpdate: () => void) {
    listeners.add(onUpdate);
    return () => void listeners.delete(onUpdate);
  },
  version: () => version,
  notify() {
    version++;
    for (const onUpdate of listeners) onUpdate();
  },
};
