import { Badge, DropdownMenu, IconButton } from '@daybreak/ui';
import { Check, EllipsisVertical } from 'lucide-react';
import { type MouseEvent, memo, useId } from 'react';
import { Link } from 'react-router-dom';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { pieceAddress } from '../../../shared/navigation/marketingAddresses.ts';
import * as styles from '../../../shared/pieces/PieceCard.css.ts';
import { PieceThumbnail } from '../../../shared/pieces/PieceThumbnail.tsx';
import { pieceCaption } from '../../../shared/pieces/pieceCaption.ts';
import type { DraftReaders } from '../../../shared/pieces/useDraftReaders.ts';
import { library } from './messages.ts';
import { type PieceAction, pieceActionsFor } from './pieceActions.ts';
import type { PieceScope } from './piecesView.ts';

export interface PieceCardProps {
  piece: FoundPiece;
  /** Account of the signed-in user. */
  me: string;
  /** The owner's name, if the piece belongs to someone else. */
  owner: string | undefined;
  shelf: PieceScope;
  place: number;
  /** Whether this cell is the grid's Tab stop. */
  isStop: boolean;
  isChosen: boolean;
  /** Returns functions that read a piece's draft, by its id and revision. */
  readers: DraftReaders;
  /** Without `extend`, toggles this piece; with it, selects everything from the last selected piece to this one. */
  onChoose: (piece: FoundPiece, extend: boolean) => void;
  onAction: (action: PieceAction, piece: FoundPiece) => void;
  onFocus: (place: number) => void;
}

/** A piece in the grid: its picture, its name, and its actions. */
export const PieceCard = memo(function PieceCard({
  piece,
  me,
  owner,
  shelf,
  place,
  isStop,
  isChosen,
  readers,
  onChoose,
  onAction,
  onFocus,
}: PieceCardProps) {
  const { designer, name, folder, state } = piece;
  const detailId = useId();
  const opener = {
    'data-cell': place,
    tabIndex: isStop ? 0 : -1,
    className: styles.opener,
    dir: 'auto',
    title: name,
    'aria-describedby': detailId,
    onFocus: () => onFocus(place),
  };
  // Pieces in the trash don't open: a click selects them, as Shift+click does everywhere.
  const extend = (event: MouseEvent) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    onChoose(piece, true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: same as the grid; the opener takes the focus
    <div role="gridcell" aria-selected={isChosen} className={styles.card}>
      <div className={styles.picture}>
        <PieceThumbnail designer={designer} read={readers(piece)} />
      </div>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        className={styles.tick}
        aria-label={library.select(name)}
        aria-pressed={isChosen}
        onClick={(event) => onChoose(piece, event.shiftKey)}
      >
        <span className={styles.box} aria-hidden="true">
          <Check size={14} strokeWidth={3} />
        </span>
      </button>
      {state === 'draft' ? null : (
        <span className={styles.marks}>
          <Badge tone={state === 'ready' ? 'success' : 'neutral'}>{library.states[state]}</Badge>
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.words}>
          <div className={styles.name}>
            {shelf === 'bin' ? (
              <button type="button" {...opener} onClick={(event) => onChoose(piece, event.shiftKey)}>
                {name}
              </button>
            ) : (
              <Link to={pieceAddress(piece)} {...opener} onClick={extend}>
                {name}
              </Link>
            )}
          </div>
          <div id={detailId}>
            <div className={styles.line}>{pieceCaption(piece, owner)}</div>
            <div className={styles.line} dir="auto" title={folder ?? undefined}>
              {folder ?? ''}
            </div>
          </div>
        </div>
        <div className={styles.above}>
          <DropdownMenu
            align="end"
            trigger={
              <IconButton
                size="small"
                tooltip={false}
                tabIndex={isStop ? 0 : -1}
                label={library.menu(name)}
                icon={<EllipsisVertical size={16} />}
              />
            }
            items={pieceActionsFor(piece, { isMine: piece.ownerId === me, shelf }, (action) =>
              onAction(action, piece),
            )}
          />
        </div>
      </div>
    </div>
  );
});
