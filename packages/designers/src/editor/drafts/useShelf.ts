import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftStore } from './draftStore.ts';
import { campaignKey, draftKey, historyKey, pieceKey, type Shelf, shelfKey, shelfOf } from './drafts.ts';

export interface ShelfControl {
  shelf: Shelf;
  name: string;
  /**
   * Changes the list of drafts, and opens the draft that the new list marks as open. If `copyOf` is given, a new draft
   * starts as a copy of it.
   */
  change: (next: (shelf: Shelf) => Shelf, copyOf?: string) => void;
}

/**
 * The user's drafts of a designer, and the open one.
 *
 * @param keep saves the open draft
 * @param show opens another draft
 * @param refused receives whether the store rejected a change to the drafts, which isn't made then
 */
export function useShelf(
  designer: string,
  store: DraftStore,
  keep: () => void,
  show: (key: string) => void,
  refused: (refused: boolean) => void,
): ShelfControl {
  const [shelf, setShelf] = useState(() => shelfOf(store, designer));

  const change = useCallback<ShelfControl['change']>(
    (next, copyOf) => {
      keep();
      const after = next(shelf);
      const key = draftKey(designer, after.open);
      try {
        const copied = copyOf === undefined ? undefined : store.load(draftKey(designer, copyOf));
        if (copied !== undefined) store.save(key, copied);
        store.save(shelfKey(designer), after);
      } catch {
        refused(true);
        return;
      }
      refused(false);
      setShelf(after);
      if (after.open !== shelf.open) show(key);
      for (const { id } of shelf.thrown)
        if (![...after.drafts, ...after.thrown].some((each) => each.id === id))
          for (const keyOf of [(key: string) => key, historyKey, pieceKey, campaignKey])
            store.clear(keyOf(draftKey(designer, id)));
    },
    [designer, store, shelf, keep, show, refused],
  );

  useEffect(
    () =>
      store.follow?.(shelfKey(designer), {
        onChange: () => {
          const theirs = shelfOf(store, designer);
          const here = theirs.drafts.some(({ id }) => id === shelf.open);
          setShelf(here ? { ...theirs, open: shelf.open } : theirs);
          if (!here) show(draftKey(designer, theirs.open));
        },
      }),
    [designer, store, shelf, show],
  );

  const name = shelf.drafts.find(({ id }) => id === shelf.open)?.name ?? '';
  return useMemo(() => ({ shelf, name, change }), [shelf, name, change]);
}
