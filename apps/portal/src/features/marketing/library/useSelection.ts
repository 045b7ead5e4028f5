import { useCallback, useMemo, useRef, useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { emptySelection, extendSelection, toggled } from './selection.ts';
import { toastFailure } from './usePieceActions.ts';
import type { PiecesControl } from './usePieces.ts';

/** The selection among the visible pieces. A piece that disappears is deselected. */
export function useSelection(visiblePieces: readonly FoundPiece[], loadAll: PiecesControl['loadAll']) {
  const [selection, setSelection] = useState(emptySelection);
  /** The number of pieces loaded so far while selecting all; undefined otherwise. */
  const [loadedCount, setLoadedCount] = useState<number>();
  const latestPieces = useRef(visiblePieces);
  latestPieces.current = visiblePieces;

  const pieces = useMemo(
    () => visiblePieces.filter(({ id }) => selection.ids.has(id)),
    [visiblePieces, selection],
  );
  const ids = useMemo(() => new Set(pieces.map(({ id }) => id)), [pieces]);

  const choose = useCallback(
    ({ id }: FoundPiece, extend: boolean) =>
      setSelection((before) =>
        extend
          ? extendSelection(
              before,
              latestPieces.current.map((piece) => piece.id),
              id,
            )
          : toggled(before, id),
      ),
    [],
  );
  const chooseNone = useCallback(() => setSelection(emptySelection), []);
  const chooseAll = useCallback(() => {
    setLoadedCount((busy) => busy ?? 0);
    const chosen = loadAll(setLoadedCount).then((all) =>
      setSelection({ ids: new Set(all.map(({ id }) => id)), anchor: undefined }),
    );
    toastFailure(chosen.finally(() => setLoadedCount(undefined)));
  }, [loadAll]);

  return { pieces, ids, loadedCount, choose, chooseNone, chooseAll };
}
