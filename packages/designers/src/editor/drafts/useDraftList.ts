import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftStore } from './draftStore.ts';
import {
  campaignKey,
  type DraftList,
  draftKey,
  draftListKey,
  draftListOf,
  historyKey,
  pieceKey,
} from './drafts.ts';

export interface DraftListControl {
  draftList: DraftList;
  name: string;
  /**
   * Changes the list of drafts, and opens the draft that the new list marks as open. If `copyOf` is given, a new draft
   * starts as a copy of it.
   */
  changeList: (next: (draftList: DraftList) => DraftList, copyOf?: string) => void;
}

/**
 * The user's drafts of a designer, and the open one.
 *
 * @param saveNow saves the open draft
 * @param show opens another draft
 * @param onRefused receives whether the store rejected a change to the drafts, which isn't made then
 */
export function useDraftList(
  designer: string,
  store: DraftStore,
  saveNow: () => void,
  show: (key: string) => void,
  onRefused: (refused: boolean) => void,
): DraftListControl {
  const [draftList, setDraftList] = useState(() => draftListOf(store, designer));

  const changeList = useCallback<DraftListControl['changeList']>(
    (next, copyOf) => {
      saveNow();
      const nextList = next(draftList);
      const key = draftKey(designer, nextList.open);
      try {
        const copied = copyOf === undefined ? undefined : store.load(draftKey(designer, copyOf));
        if (copied !== undefined) store.save(key, copied);
        store.save(draftListKey(designer), nextList);
      } catch {
        onRefused(true);
        return;
      }
      onRefused(false);
      setDraftList(nextList);
      if (nextList.open !== draftList.open) show(key);
      for (const { id } of draftList.thrown)
        if (![...nextList.drafts, ...nextList.thrown].some((each) => each.id === id))
          for (const keyOf of [(key: string) => key, historyKey, pieceKey, campaignKey])
            store.clear(keyOf(draftKey(designer, id)));
    },
    [designer, store, draftList, saveNow, show, onRefused],
  );

  useEffect(
    () =>
      store.follow?.(draftListKey(designer), {
        onChange: () => {
          const storedList = draftListOf(store, designer);
          const isOpenThere = storedList.drafts.some(({ id }) => id === draftList.open);
          setDraftList(isOpenThere ? { ...storedList, open: draftList.open } : storedList);
          if (!isOpenThere) show(draftKey(designer, storedList.open));
        },
      }),
    [designer, store, draftList, show],
  );

  const name = draftList.drafts.find(({ id }) => id === draftList.open)?.name ?? '';
  return useMemo(() => ({ draftList, name, changeList }), [draftList, name, changeList]);
}
