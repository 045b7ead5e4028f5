import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftOf, Fields } from '../fields/fields.ts';
import type { DraftWithHistory } from '../history/history.ts';
import { whenIdle } from '../rendering/runAfterPause.ts';
import {
  keepDraft,
  keepHistory,
  type LoadedDraft,
  loadDraft,
  mergeStoredDraft,
  storedHistoryFor,
} from './draftKeeping.ts';
import type { DraftStore } from './draftStore.ts';
import { historyKey } from './drafts.ts';

/** Milliseconds from a change to saving: the most typing that a crash loses. */
const saveDelay = 400;

export interface LoadedDraftControl<Fs extends Fields> {
  loaded: LoadedDraft<Fs>;
  /** False while the store refuses to save, so a reload would lose changes. */
  isSaved: boolean;
  /** The number of steps that would survive a reload, if there's no room for all of them. */
  savedSteps: number | undefined;
  /** True if it's open in another tab too. */
  isOpenElsewhere: boolean;
  change: (next: (loaded: LoadedDraft<Fs>) => DraftWithHistory<DraftOf<Fs>>) => void;
  /** Opens another draft, once this one is saved. */
  show: (key: string) => void;
  /** Saves everything now. */
  saveNow: () => void;
}

/**
 * A draft and its history: read from the store, changed here or elsewhere, and saved again shortly after each change.
 */
export function useLoadedDraft<Fs extends Fields>(
  fields: Fs,
  store: DraftStore,
  firstKey: string,
): LoadedDraftControl<Fs> {
  const [loaded, setLoaded] = useState(() => loadDraft(store, fields, firstKey));
  const [isSaved, setIsSaved] = useState(true);
  const [savedSteps, setSavedSteps] = useState<number>();
  const [isOpenElsewhere, setIsOpenElsewhere] = useState(false);
  const latest = useRef(loaded);
  const isSaving = useRef(false);
  const saved = useRef<DraftWithHistory<DraftOf<Fs>>>(loaded);

  const saveDraft = useCallback(() => {
    const current = latest.current;
    if (current.draft === saved.current.draft) return;
    isSaving.current = true;
    const isKept = keepDraft(store, current);
    isSaving.current = false;
    if (isKept) saved.current = { ...saved.current, draft: current.draft };
    // The failure is shown to the user; the next change tries again.
    setIsSaved(isKept);
  }, [store]);

  const saveHistory = useCallback(() => {
    const current = latest.current;
    if (current.history === saved.current.history) return;
    isSaving.current = true;
    const steps = keepHistory(store, current);
    isSaving.current = false;
    saved.current = { ...saved.current, history: current.history };
    setSavedSteps(steps < current.history.done.length ? steps : undefined);
  }, [store]);

  const saveNow = useCallback(() => {
    saveDraft();
    saveHistory();
  }, [saveDraft, saveHistory]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is saved, but the saved state is no trigger
  useEffect(() => {
    let cancelIdle: (() => void) | undefined;
    const timer = setTimeout(() => {
      saveDraft();
      cancelIdle = whenIdle(saveHistory);
    }, saveDelay);
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, [loaded, saveDraft, saveHistory]);

  useEffect(() => {
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [saveNow]);

  const set = useCallback((next: LoadedDraft<Fs>) => {
    latest.current = next;
    setLoaded(next);
  }, []);

  const { key } = loaded;
  useEffect(() => {
    const onChange = () => {
      if (isSaving.current) return;
      const stored = store.load(key);
      if (stored === undefined) return;
      const next = mergeStoredDraft(fields, latest.current, saved.current.draft, stored);
      if (!next) return;
      saved.current = { ...saved.current, draft: next.opened.draft };
      set(next);
      // Local typing is merged over what arrived, so save right away to let the other side know.
      if (next.draft !== next.opened.draft) saveDraft();
    };
    const onSteps = () => {
      if (isSaving.current) return;
      const history = storedHistoryFor(store, fields, latest.current);
      if (!history || saved.current.draft !== latest.current.draft) return;
      const next = { ...latest.current, history };
      saved.current = next;
      set(next);
    };
    const unfollows = [
      store.follow?.(key, { onChange, onElsewhere: setIsOpenElsewhere }),
      store.follow?.(historyKey(key), { onChange: onSteps }),
    ];
    return () => {
      setIsOpenElsewhere(false);
      for (const each of unfollows) each?.();
    };
  }, [store, fields, key, set, saveDraft]);

  const change = useCallback(
    (next: (loaded: LoadedDraft<Fs>) => DraftWithHistory<DraftOf<Fs>>) => {
      const current = latest.current;
      const { draft, history } = next(current);
      if (draft !== current.draft || history !== current.history) set({ ...current, draft, history });
    },
    [set],
  );

  const show = useCallback(
    (nextKey: string) => {
      saveNow();
      const next = loadDraft(store, fields, nextKey);
      saved.current = next;
      set(next);
      setSavedSteps(undefined);
    },
    [saveNow, store, fields, set],
  );

  return { loaded, isSaved, savedSteps, isOpenElsewhere, change, show, saveNow };
}
