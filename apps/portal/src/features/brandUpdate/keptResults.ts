import { readStoredJson, writeStored } from '../../shared/storage/browserStorage.ts';
import type { Result } from './groups.ts';

/** A comparison's results so far, stored in this browser to continue later. */
export interface KeptRun {
  /** Results by the item's key. */
  readonly results: Readonly<Record<string, Result>>;
  /** Whether to continue automatically, because it wasn't paused. */
  readonly isRunning: boolean;
}

const nothing: KeptRun = { results: {}, isRunning: false };

/** Loads a stored run. Invalid data counts as none. */
export function loadRun(key: string): KeptRun {
  const kept = readStoredJson(key) as Partial<KeptRun> | undefined;
  return kept && typeof kept.results === 'object'
    ? { results: { ...kept.results }, isRunning: kept.isRunning === true }
    : nothing;
}

/** Stores a run. Returns false if this browser has no room. */
export const keepRun = (key: string, run: KeptRun): boolean => writeStored(key, JSON.stringify(run));
