import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DraftStore } from './draftStore.ts';
import { draftKey, historyKey, pieceKey, type Shelf, setKey, shelfKey, shelfOf } from './drafts.ts';

export interface ShelfControl {
  shelf: Shelf;
  /** The name of the draft that is open. */
  name: string;
  /** Makes a change of the drafts, and opens the one that is open after it. A new draft begins as a copy of another where one is named. */
  change: (next: (shelf: Shelf) => Shelf, copyOf?: string) => void;
}

/**
 * A person's drafts of a designer, and which of them is open here. `keep` keeps the open one as it is, `show` opens another, and
 * `refused` hears that the store took a change of the drafts or did not; one that it did not take is not made.
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
          for (const keyOf of [(key: string) => key, historyKey, pieceKey, setKey])
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
