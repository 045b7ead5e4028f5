import { Button, toast, VisuallyHidden } from '@daybreak/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { pieceAddress } from '../../../shared/navigation/marketingAddresses.ts';
import { FailedState } from '../../../shared/pageStates/FailedState.tsx';
import { StillTrying } from '../../../shared/pageStates/StillTrying.tsx';
import { useDraftReaders } from '../../../shared/pieces/useDraftReaders.ts';
import { Retry } from '../../../shared/requests/Retry.tsx';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { type BulkAction, BulkActionBar } from './BulkActionBar.tsx';
import { LoadingPieces } from './LoadingPieces.tsx';
import { library as messages } from './messages.ts';
import { NoPieces } from './NoPieces.tsx';
import { foot } from './PieceGrid.css.ts';
import { PieceGrid } from './PieceGrid.tsx';
import { type PieceDialogState, PieceQuestions } from './PieceQuestions.tsx';
import * as styles from './PiecesPage.css.ts';
import { type AccountHolder, ownerNames } from './people.ts';
import type { PieceAction } from './pieceActions.ts';
import type { PiecesView } from './piecesView.ts';
import { toPieceQuery } from './toPieceQuery.ts';
import { failureToast, toastFailure, usePieceActions } from './usePieceActions.ts';
import { usePieces } from './usePieces.ts';
import { useSelection } from './useSelection.ts';

interface PieceListProps {
  view: PiecesView;
  me: string;
  colleagues: readonly AccountHolder[] | null | undefined;
  folders: readonly string[];
  /** Called after pieces were moved to other folders. */
  onMoved: () => void;
  onClear: () => void;
  /** Called when the last piece is gone and the focus with it. */
  onEmptied: () => void;
}

const noPieces: readonly FoundPiece[] = [];

/** A shelf's pieces, with actions in each piece's menu and for all selected pieces. */
export function PieceList({ view, me, colleagues, folders, onMoved, onClear, onEmptied }: PieceListProps) {
  const navigate = useNavigate();
  const control = usePieces(toPieceQuery(view));
  const { state, isStale, loadMore, loadAll, retry } = control;
  const actions = usePieceActions(control);
  const loadedState = state.status === 'ready' ? state : undefined;
  const pieces = loadedState?.pieces ?? noPieces;
  const selection = useSelection(pieces, loadAll);
  const [question, setQuestion] = useState<PieceDialogState>();
  const { busy, run } = useRequest(failureToast);
  const readers = useDraftReaders();
  const ownerOf = useMemo(() => ownerNames(colleagues, me), [colleagues, me]);

  const count = useRef(0);
  useEffect(() => {
    const emptied = count.current > 0 && pieces.length === 0 && document.activeElement === document.body;
    count.current = pieces.length;
    if (emptied) onEmptied();
  });

  const shelf = view.shelf;
  const { choose } = selection;
  const open = useCallback((piece: FoundPiece) => navigate(pieceAddress(piece)), [navigate]);
  const act = useCallback(
    (action: PieceAction, piece: FoundPiece) => {
      if (typeof action === 'object') toastFailure(actions.mark(piece, action.state));
      else if (action === 'open') open(piece);
      else if (action === 'moveToTrash' || action === 'restore') toastFailure(actions[action]([piece]));
      else if (action === 'rename' || action === 'duplicate') setQuestion({ ask: action, piece });
      else setQuestion({ ask: action, pieces: [piece] });
    },
    [actions, open],
  );
  /** Leaves out others' pieces: bulk actions are for owners. */
  const runForMany = (action: BulkAction, all: readonly FoundPiece[]) => {
    const own = all.filter(({ ownerId }) => ownerId === me);
    if (own.length < all.length)
      toast({ title: messages.done.othersStay(all.length - own.length), tone: 'info' });
    if (own.length === 0) return;
    if (action === 'moveToTrash' || action === 'restore') run(() => actions[action](own));
    else setQuestion({ ask: action, pieces: own });
  };

  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {loadedState ? (
            <span>{messages.count(pieces.length, loadedState.next !== null)}</span>
          ) : (
            <VisuallyHidden>{state.status === 'loading' ? messages.loading : ''}</VisuallyHidden>
          )}
          {state.status === 'loading' ? <StillTrying live="off" /> : null}
          <span>&nbsp;</span>
        </p>
        {pieces.length > 0 ? (
          <Button
            size="small"
            tone="quiet"
            busy={selection.loadedCount !== undefined}
            busyLabel={messages.many.selecting(selection.loadedCount ?? 0)}
            onClick={selection.chooseAll}
          >
            {messages.many.all}
          </Button>
        ) : null}
      </div>
      {state.status === 'loading' ? <LoadingPieces /> : null}
      {state.status === 'failed' ? (
        <FailedState title={messages.failedTitle} onRetry={retry}>
          {messages.failed}
        </FailedState>
      ) : null}
      {loadedState && pieces.length === 0 ? <NoPieces view={view} onClear={onClear} /> : null}
      {pieces.length > 0 ? (
        <div className={isStale ? styles.stale : styles.pieces}>
          <PieceGrid
            pieces={pieces}
            selectedIds={selection.ids}
            me={me}
            shelf={shelf}
            ownerOf={ownerOf}
            readers={readers}
            busy={isStale}
            onChoose={choose}
            onChooseAll={selection.chooseAll}
            onChooseNone={selection.chooseNone}
            onAction={act}
            onDelete={(piece) =>
              runForMany(
                shelf === 'bin' ? 'remove' : 'moveToTrash',
                selection.pieces.length > 0 ? selection.pieces : [piece],
              )
            }
            onNearEnd={loadedState?.nextPage === 'idle' ? loadMore : ignore}
          />
          {loadedState?.next ? (
            <div className={foot}>
              {loadedState.nextPage === 'failed' ? (
                <>
                  <span role="status">{messages.moreFailed}</span>
                  <Retry onRetry={loadMore} />
                </>
              ) : (
                <span>{messages.loadingMore}</span>
              )}
            </div>
          ) : null}
        </div>
      ) : null}
      {selection.pieces.length > 0 ? (
        <BulkActionBar
          count={selection.pieces.length}
          own={selection.pieces.filter(({ ownerId }) => ownerId === me).length}
          shelf={shelf}
          busy={busy}
          onAction={(action) => runForMany(action, selection.pieces)}
          onClear={selection.chooseNone}
        />
      ) : null}
      {question ? (
        <PieceQuestions
          question={question}
          actions={actions}
          folders={folders}
          colleagues={colleagues}
          me={me}
          onClose={() => {
            setQuestion(undefined);
            onMoved();
          }}
        />
      ) : null}
    </>
  );
}

const ignore = () => {};
