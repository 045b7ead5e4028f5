import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeSearch } from '../../shared/navigation/useSearchChange.ts';

interface OpenedPieceControl {
  /** The piece in the address that the designer doesn't show yet. */
  requestedPiece: string | null;
  /** The number of pieces opened by address. The designer starts over with each. */
  openings: number;
  /** Call when the piece is the open draft of its designer's page. */
  onOpened: (page: string) => void;
  /** Continues without the piece. */
  onWithout: () => void;
  /** Receives the piece that the designer shows, and updates the address. */
  follow: (designer: string, piece: string | undefined) => void;
}

/** The piece in a designer's address: `?type=poster&piece=<id>`. Another draft replaces it without a history entry. */
export function usePieceInAddress(search: URLSearchParams, change: ChangeSearch): OpenedPieceControl {
  const { state } = useLocation();
  const pieceParameter = search.get('piece');
  const type = search.get('type');
  const at = pieceParameter ?? '';
  // The piece in the address, then the shown one until the address catches up.
  const [shownPieces, setShownPieces] = useState<readonly string[]>(['']);
  if (shownPieces.length > 1 && shownPieces.at(-1) === at) setShownPieces([at]);
  const [openings, setOpenings] = useState(0);

  const setParameter = useCallback(
    (name: string, value: string | null) =>
      change(
        (address) => {
          if (value === null) address.delete(name);
          else address.set(name, value);
        },
        { replace: true, state },
      ),
    [change, state],
  );

  const follow = useCallback(
    (designer: string, piece = '') => {
      // The new-hire page has several designers, so ignore the others.
      if (designer !== type || piece === at) return;
      setShownPieces([at, piece]);
      setParameter('piece', piece || null);
    },
    [setParameter, type, at],
  );

  return {
    requestedPiece: shownPieces.includes(at) ? null : pieceParameter,
    openings,
    onOpened: (page) => {
      setShownPieces([at]);
      setOpenings((count) => count + 1);
      if (page !== type) setParameter('type', page);
    },
    onWithout: () => setParameter('piece', null),
    follow,
  };
}
