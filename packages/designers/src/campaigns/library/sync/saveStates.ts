import type { KeptState } from '../libraryControl.ts';
import type { PieceStoreError } from '../pieceStore.ts';

const inBrowser: KeptState = { is: 'browser' };

/** Tracks the storage state of drafts and notifies listeners. */
export function createSaveStates() {
  const states = new Map<string, KeptState>();
  const listeners = new Map<string, Set<() => void>>();
  const notify = (key: string) => {
    for (const listener of [...(listeners.get(key) ?? [])]) listener();
  };
  return {
    of: (key: string): KeptState => states.get(key) ?? inBrowser,
    has: (key: string): boolean => states.has(key),
    set(key: string, state: KeptState): void {
      if (JSON.stringify(states.get(key)) === JSON.stringify(state)) return;
      states.set(key, state);
      notify(key);
    },
    /** Sets the initial state without notifying anyone. */
    begin(key: string, state: KeptState): void {
      states.set(key, state);
    },
    forget(key: string): void {
      states.delete(key);
      notify(key);
    },
    tell: notify,
    subscribe(key: string, listener: () => void): () => void {
      const keyListeners = listeners.get(key) ?? new Set();
      listeners.set(key, keyListeners.add(listener));
      return () => keyListeners.delete(listener);
    },
  };
}

export type SaveStates = ReturnType<typeof createSaveStates>;

export const otherAccountMessage =
  'This draft belongs to a different account on this computer. To work on it, make a duplicate.';
const storageFull = "Your browser's storage is full or blocked. Delete drafts you no longer need.";

/** True for the store's faults; other errors are problems with this browser's storage. */
export const isFault = (error: unknown): error is PieceStoreError =>
  error instanceof Error && error.name === 'PieceStoreError';

/** The storage state of a draft after a fault. */
export function stateAfterError(error: unknown): KeptState {
  if (!isFault(error)) {
    console.error("Couldn't sync a piece with its draft.", error);
    return { is: 'notSaved', why: storageFull };
  }
  return error.kind === 'away' ? { is: 'waiting' } : { is: 'notSaved', why: error.message };
}

const longestWait = 60_000;

/** Milliseconds before the next try: longer each time, with jitter so that not everyone retries at once. */
export const retryDelay = (tries: number, error: PieceStoreError, random = Math.random()): number =>
  error.retryAfter === undefined
    ? Math.min(longestWait, 1_000 * 2 ** tries) * (0.75 + random / 2)
    : 1_000 * error.retryAfter;
