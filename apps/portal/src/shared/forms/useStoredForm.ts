import { useState } from 'react';
import { readStored, writeStored } from '../storage/browserStorage.ts';
import { isDirty, restoreUnsaved, unsavedOf, type Values } from './storedForm.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

export interface StoredForm<V extends Values> {
  values: V;
  set: (changes: Partial<V>) => void;
  /** Whether a value differs from the saved one. */
  dirty: boolean;
  /** False if this browser refuses to keep unsaved changes: then ask before leaving the page. */
  kept: boolean;
  discard: () => void;
}

/**
 * Returns a form's values over the saved ones. Unsaved changes are kept in this browser under `key`: they survive
 * visiting another page, reloading and signing out. If they can't be kept, the browser asks before leaving the site.
 */
export function useStoredForm<V extends Values>(key: string, saved: V): StoredForm<V> {
  const [unsaved, setUnsaved] = useState<Partial<V>>(() => restoreUnsaved(readStored(key), saved));
  const [kept, setIsStored] = useState(true);
  const values: V = { ...saved, ...unsaved };
  const dirty = isDirty(values, saved);

  const storeAndSet = (next: Partial<V>) => {
    setUnsaved(next);
    const changes = unsavedOf(next, saved);
    setIsStored(writeStored(key, changes && JSON.stringify(changes)));
  };

  useAskBeforeLeaving(dirty && !kept);

  return {
    values,
    set: (changes) => storeAndSet({ ...unsaved, ...changes }),
    dirty,
    kept,
    discard: () => storeAndSet({}),
  };
}
