import { useState } from 'react';
import { isDirty, restoreUnsaved, unsavedOf, type Values } from './keptForm.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

export interface KeptForm<V extends Values> {
  values: V;
  set: (changes: Partial<V>) => void;
  /** Whether something differs from what's saved. */
  dirty: boolean;
  /** False if this browser refuses to keep unsaved changes: then we must ask before leaving the page. */
  kept: boolean;
  discard: () => void;
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn("This browser can't keep unsaved changes.", error);
    return null;
  }
};

/** Keeps the unsaved values, or removes the kept ones if there are none. False if the browser refuses. */
const keep = (key: string, values: object | null): boolean => {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values));
    else localStorage.removeItem(key);
    return true;
  } catch (error) {
    console.warn("This browser can't keep unsaved changes.", error);
    return false;
  }
};

/**
 * A form's values alongside what's saved. Unsaved changes are kept in this browser under `key`: they survive visiting another page,
 * reloading and signing out. If they can't be kept, the browser asks before leaving the site.
 */
export function useKeptForm<V extends Values>(key: string, saved: V): KeptForm<V> {
  const [unsaved, setUnsaved] = useState<Partial<V>>(() => restoreUnsaved(read(key), saved));
  const [kept, setKept] = useState(true);
  const values: V = { ...saved, ...unsaved };
  const dirty = isDirty(values, saved);

  const keepAndSet = (next: Partial<V>) => {
    setUnsaved(next);
    setKept(keep(key, unsavedOf(next, saved)));
  };

  useAskBeforeLeaving(dirty && !kept);

  return {
    values,
    set: (changes) => keepAndSet({ ...unsaved, ...changes }),
    dirty,
    kept,
    discard: () => keepAndSet({}),
  };
}
