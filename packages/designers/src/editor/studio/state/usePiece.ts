import { useMemo, useReducer, useState } from 'react';
import type { TooLong } from '../../preview/PieceBoard.tsx';
import { type EditingOptions, useEditing } from '../editing/useEditing.tsx';
import { useBoards } from './useBoards.tsx';
import type { Edits } from './useEdits.ts';
import type { useShown } from './useShown.ts';
import type { StudioProps } from './useStudio.ts';

export interface Piece
  extends Pick<StudioProps, 'designer' | 'draft' | 'data' | 'sides' | 'steps'>,
    Pick<Edits, 'prerenderer' | 'here' | 'editHere'>,
    Pick<ReturnType<typeof useShown>, 'onlySide' | 'isAllSizes'>,
    Pick<EditingOptions, 'onElsewhere' | 'asksForDetails' | 'onSlot'> {}

/** The piece on the canvas: its artboards, the visible ones, and the controls on them. */
export function usePiece({
  here,
  editHere,
  onlySide,
  isAllSizes,
  onElsewhere,
  asksForDetails,
  onSlot,
  ...piece
}: Piece) {
  const { designer, draft, data, sides } = piece;
  const [nodes] = useState(() => new Map<string, HTMLElement>());
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [tooLong, setTooLong] = useState<TooLong>({});
  const tooLongFields = sides.flatMap(({ id }) => tooLong[id] ?? []);
  const nodeOf = (side: string) => nodes.get(side);
  const { overlay, drawnDraft, ...editing } = useEditing({
    designer,
    draft: here,
    data,
    boards: () =>
      (onlySide ? [onlySide] : sides).flatMap(({ id }) => {
        const board = nodes.get(id);
        return board ? [[id, board] as const] : [];
      }),
    boardOf: nodeOf,
    tooLong: tooLongFields,
    edit: editHere,
    onElsewhere,
    asksForDetails,
    onSlot,
  });
  const boards = useBoards({
    ...piece,
    drawnDraft,
    nodes,
    onTooLong: setTooLong,
    onNode: drawAgain,
    overlay,
    inFront: isAllSizes ? 'none' : (onlySide?.id ?? 'all'),
  });
  const isShown = ({ side }: (typeof boards)[number]) => !isAllSizes && (!onlySide || side === onlySide);
  return {
    ...editing,
    tooLongFields,
    nodeOf,
    shown: boards.filter(isShown),
    aside: boards.filter((board) => !isShown(board)),
    /** Identifies the state to check. */
    about: useMemo(() => ({ draft, data, tooLong }), [draft, data, tooLong]),
  };
}
