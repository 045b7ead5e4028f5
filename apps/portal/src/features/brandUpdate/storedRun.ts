import { readStoredJson, writeStored } from '../../shared/storage/browserStorage.ts';
import type { Result } from './groups.ts';

/** A comparison's results so far, stored in this browser to continue later. */
export interface StoredRun {
  /** Results by the item's key. */
  readonly results: Readonly<Record<string, Result>>;
  /** Whether to continue automatically, because it wasn't paused. */
  readonly isRunning: boolean;
}

const emptyRun: StoredRun = { results: {}, isRunning: false };

/** Loads a stored run. Invalid data counts as none. */
export function loadRun(key: string): StoredRun {
  const stored = readStoredJson(key) as Partial<StoredRun> | undefined;
  return stored && typeof stored.results === 'object'
    ? { results: { ...stored.results }, isRunning: stored.isRunning === true }
    : emptyRun;
}

/** Stores a run. Returns false if this browser has no room. */
export const storeRun = (key: string, run: StoredRun): boolean => writeStored(key, JSON.stringify(run));
