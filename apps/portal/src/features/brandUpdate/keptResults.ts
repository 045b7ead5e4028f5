import { readStoredJson, writeStored } from '../../shared/storage/browserStorage.ts';
import type { Result } from './groups.ts';

/** What this browser has found out so far, so that a reload or another day goes on from there. */
export interface KeptRun {
  /** By the key of an item. */
  readonly results: Readonly<Record<string, Result>>;
  /** It wasn't paused: it goes on by itself. */
  readonly isRunning: boolean;
}

const nothing: KeptRun = { results: {}, isRunning: false };

/** Anything that isn't a run counts as none. */
export function loadRun(key: string): KeptRun {
  const kept = readStoredJson(key) as Partial<KeptRun> | undefined;
  return kept && typeof kept.results === 'object'
    ? { results: { ...kept.results }, isRunning: kept.isRunning === true }
    : nothing;
}

/** Returns false if this browser has no room: then the results last until the page is left. */
export const keepRun = (key: string, run: KeptRun): boolean => writeStored(key, JSON.stringify(run));
