import { useCallback, useEffect, useRef, useState } from 'react';
import { editDraft, newDraft, restoreDraft } from './draft.ts';
import type { DraftStore } from './draftStore.ts';
import type { DraftOf, Fields } from './fields.ts';

/** A crash or a killed tab loses at most this much typing, in milliseconds. */
const saveDelay = 400;

export interface DraftControl<Fs extends Fields> {
  draft: DraftOf<Fs>;
  /** False while the store refuses: what is on screen would not survive a reload. */
  kept: boolean;
  edit: (name: string, value: string) => void;
  reset: () => void;
}

/** The draft of one designer: restored from the store, edited by fields, and kept again shortly after each change. */
export function useDraft<Fs extends Fields>(
  designer: string,
  fields: Fs,
  store: DraftStore,
): DraftControl<Fs> {
  const [draft, setDraft] = useState(() => restoreDraft(fields, store.load(designer)));
  const [kept, setKept] = useState(true);
  const saved = useRef(draft);
  const latest = useRef(draft);
  latest.current = draft;

  const save = useCallback(() => {
    if (latest.current === saved.current) return;
    try {
      store.save(designer, latest.current);
      saved.current = latest.current;
      setKept(true);
    } catch {
      // Shown to the user through `kept`; tried again with the next change.
      setKept(false);
    }
  }, [designer, store]);

  useEffect(() => {
    if (draft === saved.current) return;
    const timer = setTimeout(save, saveDelay);
    return () => clearTimeout(timer);
  }, [draft, save]);

  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  const edit = useCallback(
    (name: string, value: string) => setDraft((before) => editDraft(fields, before, name, value)),
    [fields],
  );
  const reset = useCallback(() => setDraft(newDraft(fields)), [fields]);

  return { draft, kept, edit, reset };
}
