import { useCallback, useMemo, useRef, useState } from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { extended, nothing, toggled } from './selection.ts';
import { sayFailure } from './usePieceActions.ts';
import type { PiecesControl } from './usePieces.ts';

/** The selection among the visible pieces. A piece that disappears is deselected. */
export function useSelection(shown: readonly FoundPiece[], loadAll: PiecesControl['loadAll']) {
  const [selection, setSelection] = useState(nothing);
  /** The number of pieces loaded so far while selecting all; undefined otherwise. */
  const [gathering, setGathering] = useState<number>();
  const latest = useRef(shown);
  latest.current = shown;

  const pieces = useMemo(() => shown.filter(({ id }) => selection.ids.has(id)), [shown, selection]);
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
  const chooseNone = useCallback(() => setSelection(nothing), []);
  const chooseAll = useCallback(() => {
    setGathering((busy) => busy ?? 0);
    const chosen = loadAll(setGathering).then((all) =>
      setSelection({ ids: new Set(all.map(({ id }) => id)), anchor: undefined }),
    );
    sayFailure(chosen.finally(() => setGathering(undefined)));
  }, [loadAll]);

  return { pieces, ids, gathering, choose, chooseNone, chooseAll };
}
