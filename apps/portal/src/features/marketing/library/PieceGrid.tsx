import { usePrinting } from '@daybreak/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FoundPiece } from '../../../backend/interfaces/Library.ts';
import { cellAfter } from './gridMoves.ts';
import { library } from './messages.ts';
import { PieceCard, type PieceCardProps } from './PieceCard.tsx';
import * as styles from './PieceGrid.css.ts';
import { useRowsInSight } from './useRowsInSight.ts';

interface PieceGridProps extends Pick<PieceCardProps, 'me' | 'shelf' | 'readers' | 'onChoose' | 'onAction'> {
  pieces: readonly FoundPiece[];
  selectedIds: ReadonlySet<string>;
  ownerOf: (piece: FoundPiece) => string | undefined;
  busy: boolean;
  /** Called near the last piece to load more. */
  onNearEnd: () => void;
  onChooseAll: () => void;
  onChooseNone: () => void;
  /** Called when Delete is pressed on a piece. */
  onDelete: (piece: FoundPiece) => void;
}

/**
 * A grid for hundreds or tens of thousands of pieces: renders only the rows in view. It's a single Tab stop; arrow keys
 * move between pieces.
 */
export function PieceGrid({
  pieces,
  selectedIds,
  ownerOf,
  busy,
  onNearEnd,
  onChooseAll,
  onChooseNone,
  onDelete,
  ...cards
}: PieceGridProps) {
  const { columns, rowHeight, first, end, grid, setGrid } = useRowsInSight(pieces.length);
  const printing = usePrinting();
  const [stop, setStop] = useState(0);
  const active = Math.min(stop, Math.max(0, pieces.length - 1));
  const rows = Math.ceil(pieces.length / columns);
  /** The cell to focus as soon as it's rendered. */
  const goingTo = useRef<number>(undefined);
  const holdsFocus = useRef(false);

  const onEnd = useRef(onNearEnd);
  onEnd.current = onNearEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again after more pieces loaded and the end is still near.
  useEffect(() => {
    if (end >= rows - 2) onEnd.current();
  }, [end, rows, pieces.length]);

  const cellAt = useCallback(
    (place: number) => grid?.querySelector<HTMLElement>(`[data-cell="${place}"]`),
    [grid],
  );
  useLayoutEffect(() => {
    // The focused piece is gone, so its neighbor takes the focus.
    if (holdsFocus.current && document.activeElement === document.body) goingTo.current ??= active;
    const to = goingTo.current;
    if (to === undefined || !grid) return;
    const cell = cellAt(to);
    if (cell) {
      goingTo.current = undefined;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: 'nearest' });
    } else if (to < pieces.length) {
      const top = grid.getBoundingClientRect().top + Math.floor(to / columns) * rowHeight;
      const past = top + rowHeight - window.innerHeight;
      window.scrollBy({ top: top < 0 ? top : Math.max(0, past), behavior: 'instant' });
    }
  });

  const { onChoose, onAction } = cards;
  const press = (event: KeyboardEvent) => {
    const { key, target, shiftKey, altKey } = event;
    if (!(target instanceof HTMLElement) || target.dataset.cell === undefined || altKey) return;
    const piece = pieces[active];
    if (!piece) return;
    const command = event.ctrlKey || event.metaKey;
    const to = cellAfter(
      key,
      { from: active, columns, count: pieces.length, rows: Math.max(1, Math.floor(innerHeight / rowHeight)) },
      { toEnds: command, rightToLeft: getComputedStyle(target).direction === 'rtl' },
    );
    if (to !== undefined) {
      const reached = pieces[to];
      if (shiftKey && reached) {
        if (selectedIds.size === 0) onChoose(piece, false);
        onChoose(reached, true);
      }
      goingTo.current = to;
      setStop(to);
      // If it's the same cell, nothing renders again, so focus it here.
      cellAt(to)?.focus();
    } else if (key === ' ') onChoose(piece, shiftKey);
    else if (key === 'Delete' || key === 'Backspace') onDelete(piece);
    else if (key === 'F2' && piece.ownerId === cards.me && cards.shelf !== 'bin') onAction('rename', piece);
    else if (key === 'a' && command) onChooseAll();
    else if (key === 'Escape' && selectedIds.size > 0) onChooseNone();
    else return;
    event.preventDefault();
  };
  const blur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) holdsFocus.current = false;
  };
  const focused = useCallback((place: number) => {
    holdsFocus.current = true;
    setStop(place);
  }, []);

  const drawnRows = Array.from({ length: rows }, (_, row) => row).filter(
    // The row with the Tab stop stays rendered, so scrolling never removes the focus.
    (row) => printing || (row >= first && row < end) || row === Math.floor(active / columns),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed by scroll position, which table rows can't be
    <div
      ref={setGrid}
      role="grid"
      aria-label={library.grid}
      aria-multiselectable="true"
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-busy={busy}
      data-choosing={selectedIds.size > 0 || undefined}
      className={styles.grid}
      style={{ blockSize: rows * rowHeight }}
      onKeyDown={press}
      onBlur={blur}
    >
      {drawnRows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: same as the grid; its cells take the focus
        <div
          key={row}
          role="row"
          aria-rowindex={row + 1}
          className={styles.row}
          style={{
            insetBlockStart: row * rowHeight,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {pieces.slice(row * columns, (row + 1) * columns).map((piece, column) => (
            <PieceCard
              key={piece.id}
              {...cards}
              piece={piece}
              owner={ownerOf(piece)}
              place={row * columns + column}
              isStop={row * columns + column === active}
              isChosen={selectedIds.has(piece.id)}
              onFocus={focused}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
