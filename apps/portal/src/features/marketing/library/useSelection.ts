import { useCallback, useMemo, useRef, useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { emptySelection, extended, toggled } from './selection.ts';
import { toastFailure } from './usePieceActions.ts';
import type { PiecesControl } from './usePieces.ts';

/** The selection among the visible pieces. A piece that disappears is deselected. */
export function useSelection(visiblePieces: readonly FoundPiece[], loadAll: PiecesControl['loadAll']) {
  const [selection, setSelection] = useState(emptySelection);
  /** The number of pieces loaded so far while selecting all; undefined otherwise. */
  const [gathering, setGathering] = useState<number>();
  const latest = useRef(visiblePieces);
  latest.current = visiblePieces;

  const pieces = useMemo(
    () => visiblePieces.filter(({ id }) => selection.ids.has(id)),
    [visiblePieces, selection],
  );
  const ids = useMemo(() => new Set(pieces.map(({ id }) => id)), [pieces]);

  const choose = useCallback(
    ({ id }: FoundPiece, extend: boolean) =>
      setSelection((before) =>
        extend
          ? extended(
              before,
              latest.current.map((piece) => piece.id),
              id,
            )
          : toggled(before, id),
      ),
    [],
  );
  const chooseNone = useCallback(() => setSelection(emptySelection), []);
  const chooseAll = useCallback(() => {
    setGathering((busy) => busy ?? 0);
    const chosen = loadAll(setGathering).then((all) =>
      setSelection({ ids: new Set(all.map(({ id }) => id)), anchor: undefined }),
    );
    toastFailure(chosen.finally(() => setGathering(undefined)));
  }, [loadAll]);

  return { pieces, ids, gathering, choose, chooseNone, chooseAll };
}
