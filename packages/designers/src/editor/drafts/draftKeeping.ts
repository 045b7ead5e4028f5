import type { AnyDraft, DraftOf, Fields } from '../fields/fields.ts';
import { appendStep, changesBetween, type DraftWithHistory, type History } from '../history/history.ts';
import { restoreHistory } from '../history/keptHistory.ts';
import { restoreDraft, stillUnread, type UnknownValues, unreadOf } from './draft.ts';
import type { DraftStore } from './draftStore.ts';
import { historyKey } from './drafts.ts';

/** An open draft, its history, and the parts that can't be shown here. */
export interface LoadedDraft<Fs extends Fields> extends DraftWithHistory<DraftOf<Fs>> {
  readonly key: string;
  /** The draft as loaded from the store. A field stays unread as long as it has its restored value. */
  readonly opened: { readonly draft: DraftOf<Fs>; readonly unreadValues: UnknownValues };
}

export function loadDraft<Fs extends Fields>(store: DraftStore, fields: Fs, key: string): LoadedDraft<Fs> {
  const stored = store.load(key);
  const restore = (storedValue: unknown) => restoreDraft(fields, storedValue);
  const draft = restore(stored);
  const opened = { draft, unreadValues: unreadOf(fields, stored, draft) };
  return { key, draft, history: restoreHistory(store.load(historyKey(key)), draft, restore), opened };
}

/** The parts of the draft that can't be shown here, by name. */
export const unknownValuesIn = <Fs extends Fields>({ draft, opened }: LoadedDraft<Fs>): UnknownValues =>
  stillUnread(opened.unreadValues, opened.draft, draft);

/** Saves the draft, and drops its steps if there's no room. Returns false if it still can't be saved. */
export function keepDraft<Fs extends Fields>(store: DraftStore, loaded: LoadedDraft<Fs>): boolean {
  const fullDraft = { ...loaded.draft, ...unknownValuesIn(loaded) };
  try {
    store.save(loaded.key, fullDraft);
    return true;
  } catch {
    store.clear(historyKey(loaded.key));
  }
  try {
    store.save(loaded.key, fullDraft);
    return true;
  } catch {
    return false;
  }
}

/** Saves as many of the latest steps as there's room for, and returns how many. */
export function keepHistory<Fs extends Fields>(
  store: DraftStore,
  { key, draft, history: { done, undone } }: LoadedDraft<Fs>,
): number {
  for (let steps = done.length; ; steps = Math.floor(steps / 2)) {
    try {
      store.save(historyKey(key), { tip: draft, done: done.slice(done.length - steps), undone });
      return steps;
    } catch {
      if (steps === 0) return 0;
    }
  }
}

/**
 * Merges a draft that was saved elsewhere. A field changed there takes that value, unless it was also changed here
 * since the last save; all other fields stay as they are here. Undefined if nothing changed there.
 */
export function mergeStoredDraft<Fs extends Fields>(
  fields: Fs,
  loaded: LoadedDraft<Fs>,
  savedDraft: AnyDraft,
  stored: unknown,
): LoadedDraft<Fs> | undefined {
  const remoteDraft = restoreDraft(fields, stored);
  const changed = changesBetween(savedDraft, remoteDraft);
  if (changed.length === 0) return undefined;
  const isOurs = new Set(changesBetween(savedDraft, loaded.draft).map(({ field }) => field));
  const isTheirs = new Set(changed.flatMap(({ field }) => (isOurs.has(field) ? [] : [field])));
  const merged: AnyDraft = {
    ...Object.fromEntries(Object.entries(loaded.draft).filter(([field]) => !isTheirs.has(field))),
    ...Object.fromEntries(Object.entries(remoteDraft).filter(([field]) => isTheirs.has(field))),
  };
  // A draft identical to the saved one doesn't need to be saved again.
  const draft = changesBetween(merged, remoteDraft).length === 0 ? remoteDraft : (merged as DraftOf<Fs>);
  return {
    ...loaded,
    draft,
    history: appendStep(loaded.history, loaded.draft, draft, '#elsewhere'),
    opened: { draft: remoteDraft, unreadValues: unreadOf(fields, stored, remoteDraft) },
  };
}

/** Steps saved elsewhere, if they lead to exactly this draft. */
export function storedHistoryFor<Fs extends Fields>(
  store: DraftStore,
  fields: Fs,
  { key, draft }: Pick<LoadedDraft<Fs>, 'key' | 'draft'>,
): History | undefined {
  const stored = store.load(historyKey(key));
  const tip: unknown = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'tip');
  const restore = (storedValue: unknown) => restoreDraft(fields, storedValue);
  return tip && changesBetween(restore(tip), draft).length === 0
    ? restoreHistory(stored, draft, restore)
    : undefined;
}
