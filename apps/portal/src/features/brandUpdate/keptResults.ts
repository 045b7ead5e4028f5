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
  try {
    const kept: Partial<KeptRun> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && typeof kept.results === 'object'
      ? { results: { ...kept.results }, isRunning: kept.isRunning === true }
      : nothing;
  } catch {
    return nothing;
  }
}

/** Returns false if this browser has no room: then the results last until the page is left. */
export function keepRun(key: string, run: KeptRun): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(run));
    return true;
  } catch {
    return false;
  }
}
