import { Button, toast, VisuallyHidden } from '@daybreak/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { StillTrying } from '../../../shared/pageStates/StillTrying.tsx';
import { pieceAddress } from '../../../shared/pieces/pieceAddress.ts';
import { useDraftReaders } from '../../../shared/pieces/useDraftReaders.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { type BulkAction, BulkActionBar } from './BulkActionBar.tsx';
import { LoadingPieces } from './LoadingPieces.tsx';
import { library as words } from './messages.ts';
import { NoPieces, PiecesFailed } from './NoPieces.tsx';
import { foot } from './PieceGrid.css.ts';
import { PieceGrid } from './PieceGrid.tsx';
import { type PieceDialogState, PieceQuestions } from './PieceQuestions.tsx';
import * as styles from './PiecesPage.css.ts';
import { type AccountHolder, ownerNames } from './people.ts';
import type { PieceAction } from './pieceActions.ts';
import type { PiecesView } from './piecesView.ts';
import { questionOf } from './questionOf.ts';
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
  const control = usePieces(questionOf(view));
  const { state, stale, loadMore, loadAll, retry } = control;
  const actions = usePieceActions(control);
  const ready = state.status === 'ready' ? state : undefined;
  const pieces = ready?.pieces ?? noPieces;
  const chosen = useSelection(pieces, loadAll);
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
  const { choose } = chosen;
  const open = useCallback((piece: FoundPiece) => navigate(pieceAddress(piece)), [navigate]);
  const act = useCallback(
    (wanted: PieceAction, piece: FoundPiece) => {
      if (typeof wanted === 'object') toastFailure(actions.mark(piece, wanted.state));
      else if (wanted === 'open') open(piece);
      else if (wanted === 'bin' || wanted === 'bringBack') toastFailure(actions[wanted]([piece]));
      else if (wanted === 'rename' || wanted === 'duplicate') setQuestion({ ask: wanted, piece });
      else setQuestion({ ask: wanted, pieces: [piece] });
    },
    [actions, open],
  );
  /** Keeps only the user's own pieces: bulk actions are for owners. */
  const ownOf = (wanted: readonly FoundPiece[]) => {
    const own = wanted.filter(({ ownerId }) => ownerId === me);
    if (own.length < wanted.length)
      toast({ title: words.done.othersStay(wanted.length - own.length), tone: 'info' });
    return own;
  };
  const wishForMany = (wanted: BulkAction, all: readonly FoundPiece[]) => {
    const own = ownOf(all);
    if (own.length === 0) return;
    if (wanted === 'bin' || wanted === 'bringBack') run(() => actions[wanted](own));
    else setQuestion({ ask: wanted, pieces: own });
  };

  return (
    <>
      <div className={styles.line}>
        <p role="status" className={styles.count}>
          {ready ? (
            <span>{words.count(pieces.length, ready.next !== null)}</span>
          ) : (
            <VisuallyHidden>{state.status === 'loading' ? words.loading : ''}</VisuallyHidden>
          )}
          {state.status === 'loading' ? <StillTrying live="off" /> : null}
          <span>&nbsp;</span>
        </p>
        {pieces.length > 0 ? (
          <Button
            size="small"
            tone="quiet"
            busy={chosen.gathering !== undefined}
            busyLabel={words.many.selecting(chosen.gathering ?? 0)}
            onClick={chosen.chooseAll}
          >
            {words.many.all}
          </Button>
        ) : null}
      </div>
      {state.status === 'loading' ? <LoadingPieces /> : null}
      {state.status === 'failed' ? <PiecesFailed onRetry={retry} /> : null}
      {ready && pieces.length === 0 ? <NoPieces view={view} onClear={onClear} /> : null}
      {pieces.length > 0 ? (
        <div className={stale ? styles.stale : styles.pieces}>
          <PieceGrid
            pieces={pieces}
            chosen={chosen.ids}
            me={me}
            shelf={shelf}
            ownerOf={ownerOf}
            readers={readers}
            busy={stale}
            onChoose={choose}
            onChooseAll={chosen.chooseAll}
            onChooseNone={chosen.chooseNone}
            onAction={act}
            onDelete={(piece) =>
              wishForMany(
                shelf === 'bin' ? 'remove' : 'bin',
                chosen.pieces.length > 0 ? chosen.pieces : [piece],
              )
            }
            onNearEnd={ready?.more === 'idle' ? loadMore : ignore}
          />
          {ready?.next ? (
            <div className={foot}>
              {ready.more === 'failed' ? (
                <>
                  <span role="status">{words.moreFailed}</span>
                  <Button size="small" onClick={loadMore}>
                    {words.retry}
                  </Button>
                </>
              ) : (
                <span>{words.loadingMore}</span>
              )}
            </div>
          ) : null}
        </div>
      ) : null}
      {chosen.pieces.length > 0 ? (
        <BulkActionBar
          count={chosen.pieces.length}
          own={chosen.pieces.filter(({ ownerId }) => ownerId === me).length}
          shelf={shelf}
          busy={busy}
          onAction={(wanted) => wishForMany(wanted, chosen.pieces)}
          onClear={chosen.chooseNone}
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
