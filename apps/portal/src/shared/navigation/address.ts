/** The portal's address: the browser's, or one in memory for stories and tests. */
export interface Address {
  /** Path, query and fragment. */
  current(): string;
  push(href: string): void;
  replace(href: string): void;
  /** Calls `listener` when the visitor goes back or forward, and after `push` and `replace`. */
  onChange(listener: () => void): () => void;
  /** False in memory: then the router must keep its own history. */
  inBrowser: boolean;
}

const changes = new EventTarget();
const changed = () => changes.dispatchEvent(new Event('change'));

export const browserAddress: Address = {
  inBrowser: true,
  current: () => `${location.pathname}${location.search}${location.hash}`,
  push(href) {
    history.pushState(null, '', href);
    changed();
  },
  replace(href) {
    history.replaceState(null, '', href);
    changed();
  },
  onChange(listener) {
    addEventListener('popstate', listener);
    changes.addEventListener('change', listener);
    return () => {
      removeEventListener('popstate', listener);
      changes.removeEventListener('change', listener);
    };
  },
};

export function memoryAddress(start: string): Address {
  const listeners = new Set<() => void>();
  let href = start;
  const go = (next: string) => {
    href = next;
    for (const listener of listeners) listener();
  };
  return {
    inBrowser: false,
    current: () => href,
    push: go,
    replace: go,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
