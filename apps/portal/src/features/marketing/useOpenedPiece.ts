import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeSearch } from '../../navigation/useSearchChange.ts';

interface OpenedPieceControl {
  /** The piece that the address names and that the designer does not show yet. */
  wanted: string | null;
  /** How many were opened by their address: the designer begins anew with each. */
  openings: number;
  /** It is the open draft of this page's designer now. */
  opened: (page: string) => void;
  /** Goes on without the piece. */
  without: () => void;
  /** Hears which piece the designer shows: the address follows. */
  follow: (designer: string, piece: string | undefined) => void;
}

/** The piece in the address of a designer: `?type=poster&piece=<id>`. Choosing another draft there changes the address, not the history. */
export function useOpenedPiece(search: URLSearchParams, change: ChangeSearch): OpenedPieceControl {
  const { state } = useLocation();
  const asked = search.get('piece');
  const type = search.get('type');
  const at = asked ?? '';
  // The piece that the designer shows; before it stands the one that the address still names, which follows a moment later.
  const [shown, setShown] = useState<readonly string[]>(['']);
  if (shown.length > 1 && shown.at(-1) === at) setShown([at]);
  const [openings, setOpenings] = useState(0);

  const put = useCallback(
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
      // The tools for new colleagues have several drafts on one page.
      if (designer !== type || piece === at) return;
      setShown([at, piece]);
      put('piece', piece || null);
    },
    [put, type, at],
  );

  return {
    wanted: shown.includes(at) ? null : asked,
    openings,
    opened: (page) => {
      setShown([at]);
      setOpenings((count) => count + 1);
      if (page !== type) put('type', page);
    },
    without: () => put('piece', null),
    follow,
  };
}
