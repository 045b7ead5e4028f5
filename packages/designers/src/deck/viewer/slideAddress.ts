/** Storage for the current slide's number: the browser's address, or an in-memory one for stories. */
export interface SlideAddress {
  /** The fragment, with its `#`; empty without one. */
  read(): string;
  /** Changes the fragment without adding a history entry. */
  replace(hash: string): void;
  /** Calls `listener` when something else changes the fragment: a link, the address bar, back and forward. */
  onChange(listener: () => void): () => void;
}

export const browserSlideAddress: SlideAddress = {
  read: () => location.hash,
  // The state is kept: it belongs to the page's router.
  replace: (hash) => history.replaceState(history.state, '', hash),
  onChange(listener) {
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  },
};

/** Stores a fragment in memory. `go` simulates a visitor who edits the address. */
export function memorySlideAddress(start = ''): SlideAddress & { go(hash: string): void } {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    read: () => current,
    replace: (hash) => {
      current = hash;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go(hash) {
      current = hash;
      for (const listener of listeners) listener();
    },
  };
}
