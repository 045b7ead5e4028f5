import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftOf, Fields } from '../fields/fields.ts';
import type { Work } from '../history/history.ts';
import { whenIdle } from '../rendering/whenRested.ts';
import {
  followedHistory,
  followedWork,
  keepDraft,
  keepHistory,
  type OpenWork,
  openWork,
} from './draftKeeping.ts';
import type { DraftStore } from './draftStore.ts';
import { historyKey } from './drafts.ts';

/** Milliseconds from a change to saving: the most typing that a crash loses. */
const saveDelay = 400;

export interface WorkControl<Fs extends Fields> {
  work: OpenWork<Fs>;
  /** False while the store refuses to save, so a reload would lose changes. */
  kept: boolean;
  /** The number of steps that would survive a reload, if there's no room for all of them. */
  keptSteps: number | undefined;
  /** True if it's open in another tab too. */
  elsewhere: boolean;
  change: (next: (work: OpenWork<Fs>) => Work<DraftOf<Fs>>) => void;
  /** Opens another draft, once this one is saved. */
  show: (key: string) => void;
  /** Saves everything now. */
  keep: () => void;
}

/**
 * A draft and its history: read from the store, changed here or elsewhere, and saved again shortly after each change.
 */
export function useWork<Fs extends Fields>(fields: Fs, store: DraftStore, firstKey: string): WorkControl<Fs> {
  const [work, setWork] = useState(() => openWork(store, fields, firstKey));
  const [kept, setKept] = useState(true);
  const [keptSteps, setKeptSteps] = useState<number>();
  const [elsewhere, setElsewhere] = useState(false);
  const latest = useRef(work);
  const own = useRef(false);
  const saved = useRef<Work<DraftOf<Fs>>>(work);

  const saveDraft = useCallback(() => {
    const now = latest.current;
    if (now.draft === saved.current.draft) return;
    own.current = true;
    const done = keepDraft(store, now);
    own.current = false;
    if (done) saved.current = { ...saved.current, draft: now.draft };
    // The failure is shown to the user; the next change tries again.
    setKept(done);
  }, [store]);

  const saveHistory = useCallback(() => {
    const now = latest.current;
    if (now.history === saved.current.history) return;
    own.current = true;
    const steps = keepHistory(store, now);
    own.current = false;
    saved.current = { ...saved.current, history: now.history };
    setKeptSteps(steps < now.history.done.length ? steps : undefined);
  }, [store]);

  const keep = useCallback(() => {
    saveDraft();
    saveHistory();
  }, [saveDraft, saveHistory]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is saved, but the saved state is no trigger
  useEffect(() => {
    let rested: (() => void) | undefined;
    const timer = setTimeout(() => {
      saveDraft();
      rested = whenIdle(saveHistory);
    }, saveDelay);
    return () => {
      clearTimeout(timer);
      rested?.();
    };
  }, [work, saveDraft, saveHistory]);

  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const set = useCallback((next: OpenWork<Fs>) => {
    latest.current = next;
    setWork(next);
  }, []);

  const { key } = work;
  useEffect(() => {
    const onChange = () => {
      if (own.current) return;
      const stored = store.load(key);
      if (stored === undefined) return;
      const next = followedWork(fields, latest.current, saved.current.draft, stored);
      if (!next) return;
      saved.current = { ...saved.current, draft: next.opened.draft };
      set(next);
      // Local typing is merged over what arrived, so save right away to let the other side know.
      if (next.draft !== next.opened.draft) saveDraft();
    };
    const onSteps = () => {
      if (own.current) return;
      const history = followedHistory(store, fields, latest.current);
      if (!history || saved.current.draft !== latest.current.draft) return;
      const next = { ...latest.current, history };
      saved.current = next;
      set(next);
    };
    const leave = [
      store.follow?.(key, { onChange, onElsewhere: setElsewhere }),
      store.follow?.(historyKey(key), { onChange: onSteps }),
    ];
    return () => {
      setElsewhere(false);
      for (const each of leave) each?.();
    };
  }, [store, fields, key, set, saveDraft]);

  const change = useCallback(
    (next: (work: OpenWork<Fs>) => Work<DraftOf<Fs>>) => {
      const now = latest.current;
      const { draft, history } = next(now);
      if (draft !== now.draft || history !== now.history) set({ ...now, draft, history });
    },
    [set],
  );

  const show = useCallback(
    (nextKey: string) => {
      keep();
      const next = openWork(store, fields, nextKey);
      saved.current = next;
      set(next);
      setKeptSteps(undefined);
    },
    [keep, store, fields, set],
  );

  return { work, kept, keptSteps, elsewhere, change, show, keep };
}
