import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { FoundPiece, PiecePage, PieceQuery } from '../../../backend/interfaces/Library.ts';

/** Pieces per request: more than fit on a screen. */
const usualPage = 60;

interface LoadedPieces {
  pieces: readonly FoundPiece[];
  next: PiecePage['next'];
}
type PiecesState =
  | { status: 'loading' | 'failed' }
  | ({ status: 'ready'; nextPage: 'idle' | 'loading' | 'failed' } & LoadedPieces);

export interface PiecesControl {
  state: PiecesState;
  /** Whether the pieces are an earlier query's results, while the current one loads. */
  isStale: boolean;
  /** Loads the next page, if there is one. */
  loadMore: () => void;
  /** Loads all matches, page by page. Calls `onCount` with the count so far. */
  loadAll: (onCount: (count: number) => void) => Promise<readonly FoundPiece[]>;
  /** Queries again, from the beginning. */
  retry: () => void;
  updatePiece: (piece: FoundPiece) => void;
  removePieces: (ids: ReadonlySet<string>) => void;
}

/** Loads the pieces that match a query, in pages. Earlier results stay until the next answer, so nothing flickers. */
export function usePieces(question: PieceQuery, pageSize = usualPage): PiecesControl {
  const { library } = useBackend();
  const [state, setState] = useState<PiecesState>({ status: 'loading' });
  const [isStale, setIsStale] = useState(false);
  const [attempt, setAttempt] = useState(0);
  /** Number of the latest request. Answers to earlier ones aren't shown. */
  const latestRequest = useRef(0);
  const queryKey = JSON.stringify(question);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt queries again.
  useEffect(() => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setIsStale(true);
    setState((before) => (before.status === 'failed' ? { status: 'loading' } : before));
    library.search(JSON.parse(queryKey) as PieceQuery, undefined, pageSize).then(
      ({ pieces, next }) => {
        if (request !== latestRequest.current) return;
        setIsStale(false);
        setState({ status: 'ready', nextPage: 'idle', pieces, next });
      },
      (error: unknown) => {
        if (request !== latestRequest.current) return;
        console.error("Couldn't load the pieces.", error);
        setIsStale(false);
        setState({ status: 'failed' });
      },
    );
    return () => {
      latestRequest.current += 1;
    };
  }, [library, queryKey, attempt, pageSize]);

  const latestState = useRef(state);
  latestState.current = state;

  const loadPage = useCallback(
    async (size: number) => {
      const current = latestState.current;
      if (current.status !== 'ready' || !current.next || current.nextPage === 'loading') return undefined;
      const request = latestRequest.current;
      const { next } = current;
      const mark = (to: 'loading' | 'failed') => {
        const present = latestState.current;
        if (present.status !== 'ready') return;
        latestState.current = { ...present, nextPage: to };
        setState(latestState.current);
      };
      mark('loading');
      try {
        const page = await library.search(JSON.parse(queryKey) as PieceQuery, next, size);
        const present = latestState.current;
        if (request !== latestRequest.current || present.status !== 'ready') return undefined;
        // A piece that changed in between can appear twice.
        const loadedIds = new Set(present.pieces.map(({ id }) => id));
        const pieces = [...present.pieces, ...page.pieces.filter(({ id }) => !loadedIds.has(id))];
        latestState.current = { status: 'ready', nextPage: 'idle', pieces, next: page.next };
        setState(latestState.current);
        return latestState.current;
      } catch (error) {
        if (request !== latestRequest.current) return undefined;
        mark('failed');
        throw error;
      }
    },
    [library, queryKey],
  );

  const loadMore = useCallback(() => {
    loadPage(pageSize).catch((error: unknown) => console.error("Couldn't load more pieces.", error));
  }, [loadPage, pageSize]);

  const loadAll = useCallback(
    async (onCount: (count: number) => void) => {
      const request = latestRequest.current;
      for (;;) {
        const current = latestState.current;
        if (request !== latestRequest.current || current.status !== 'ready') return [];
        onCount(current.pieces.length);
        if (!current.next) return current.pieces;
        if (current.nextPage === 'loading') await new Promise((resolve) => setTimeout(resolve, 20));
        else await loadPage(100);
      }
    },
    [loadPage],
  );

  const change = useCallback(
    (to: (pieces: readonly FoundPiece[]) => readonly FoundPiece[]) =>
      setState((before) => (before.status === 'ready' ? { ...before, pieces: to(before.pieces) } : before)),
    [],
  );
  return {
    state,
    isStale,
    loadMore,
    loadAll,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    updatePiece: useCallback(
      (piece) => change((pieces) => pieces.map((each) => (each.id === piece.id ? piece : each))),
      [change],
    ),
    removePieces: useCallback((ids) => change((pieces) => pieces.filter(({ id }) => !ids.has(id))), [change]),
  };
}
