import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChangeSearch } from '../../shared/navigation/useSearchChange.ts';

interface OpenedPieceControl {
  /** The piece in the address that the designer doesn't show yet. */
  wanted: string | null;
  /** How many pieces were opened by their address: the designer starts over with each. */
  openings: number;
  /** Call when it's the open draft of this page's designer. */
  opened: (page: string) => void;
  /** Continues without the piece. */
  without: () => void;
  /** Receives the piece that the designer shows, and updates the address. */
  follow: (designer: string, piece: string | undefined) => void;
}

/** The piece in a designer's address: `?type=poster&piece=<id>`. Choosing another draft changes the address, not the history. */
export function usePieceInAddress(search: URLSearchParams, change: ChangeSearch): OpenedPieceControl {
  const { state } = useLocation();
  const asked = search.get('piece');
  const type = search.get('type');
  const at = asked ?? '';
  // The piece that the designer shows, after the one that the address still names; the address follows a moment later.
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
