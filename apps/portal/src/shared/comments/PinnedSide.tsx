import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Comments.css.ts';
import { comments as messages } from './messages.ts';
import { SpotMarker } from './SpotMarker.tsx';
import { clampFraction, markPosition } from './spot.ts';
import type { Commenting } from './useCommenting.ts';
import { useFieldPlace } from './useFieldPlace.ts';

interface PinnedSideProps {
  control: Commenting;
  side: string;
  /** The picture's accessible name. */
  label: string;
  /** The drawn side. */
  children: ReactNode;
}

/**
 * A drawn side with a pin for every open comment about a spot on it. Pressing a pin goes to its comment; pressing
 * elsewhere starts a comment about that spot. Its ring can be dragged, or moved with the arrow keys, ten times as far
 * with Shift.
 */
export function PinnedSide({ control, side, label, children }: PinnedSideProps) {
  const { comments, selected, select, draft, places } = control;
  const board = useRef<HTMLDivElement>(null);
  const chosenComment = comments.find(({ id }) => id === selected?.id);
  const field = chosenComment && 'field' in chosenComment.pin ? chosenComment.pin.field : undefined;
  const place = useFieldPlace(board, field);
  const mayPin = places.sides.some(({ id }) => id === side);
  const spot =
    draft.isOpen && draft.pin && 'side' in draft.pin && draft.pin.side === side ? draft.pin : undefined;

  useEffect(() => {
    if (selected?.from !== 'list') return;
    board.current
      ?.querySelector(`[data-pin="${selected.id}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  useEffect(() => {
    if (place && selected?.from === 'list')
      board.current?.querySelector('[data-place]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place, selected]);

  const follow = ({ clientX, clientY }: MouseEvent | PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    if (!box?.width || !box.height) return;
    draft.setSpot(
      side,
      clampFraction((clientX - box.left) / box.width),
      clampFraction((clientY - box.top) / box.height),
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button begins a comment, and the ring takes arrow keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      ref={board}
      className={styles.board}
      data-pinnable={mayPin || undefined}
      onClick={(event) => {
        const isOnControl = (event.target as Element).closest('button, [role="slider"]');
        if (mayPin && !isOnControl) follow(event);
      }}
    >
      <div role="img" aria-label={label}>
        <div inert>{children}</div>
      </div>
      {place ? (
        <div
          data-place=""
          className={styles.place}
          style={{
            left: `${place.x * 100}%`,
            top: `${place.y * 100}%`,
            inlineSize: `${place.width * 100}%`,
            blockSize: `${place.height * 100}%`,
          }}
        />
      ) : null}
      {comments.map(({ id, number, pin, author, isOutside, isResolved }) =>
        'side' in pin && pin.side === side && (!isResolved || id === selected?.id) ? (
          <button
            key={id}
            type="button"
            data-pin={id}
            className={styles.pin}
            data-chosen={id === selected?.id || undefined}
            style={markPosition(pin)}
            aria-label={messages.pin(number, author ?? messages.left, isOutside)}
            onClick={() => select({ id, from: 'picture' })}
          >
            {number}
          </button>
        ) : null,
      )}
      {spot ? (
        <SpotMarker spot={spot} onDrag={follow} onMove={({ x, y }) => draft.setSpot(side, x, y)} />
      ) : null}
    </div>
  );
}
