import { useState } from 'react';
import { readStored, writeStored } from '../storage/browserStorage.ts';
import { hasChanges, restoreUnsaved, unsavedOf, type Values } from './storedForm.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

export interface StoredForm<V extends Values> {
  values: V;
  change: (changes: Partial<V>) => void;
  /** Whether a value differs from the saved one. */
  isDirty: boolean;
  /** False if this browser refuses to keep unsaved changes: then ask before leaving the page. */
  isStored: boolean;
  discard: () => void;
}

/**
 * Returns a form's values over the saved ones. Unsaved changes are kept in this browser under `key`: they survive
 * visiting another page, reloading and signing out. If they can't be kept, the browser asks before leaving the site.
 */
export function useStoredForm<V extends Values>(key: string, saved: V): StoredForm<V> {
  const [unsaved, setUnsaved] = useState<Partial<V>>(() => restoreUnsaved(readStored(key), saved));
  const [isStored, setIsStored] = useState(true);
  const values: V = { ...saved, ...unsaved };
  const isDirty = hasChanges(values, saved);

  const storeAndSet = (next: Partial<V>) => {
    setUnsaved(next);
    const changes = unsavedOf(next, saved);
    setIsStored(writeStored(key, changes && JSON.stringify(changes)));
  };

  useAskBeforeLeaving(isDirty && !isStored);

  return {
    values,
    change: (changes) => storeAndSet({ ...unsaved, ...changes }),
    isDirty,
    isStored,
    discard: () => storeAndSet({}),
  };
}
