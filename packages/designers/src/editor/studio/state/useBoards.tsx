import type { ArtboardSide } from '@daybreak/print';
import type { Elements } from '@daybreak/ui';
import { type Dispatch, type SetStateAction, useMemo, useRef } from 'react';
import type { AnyDraft } from '../../fields/fields.ts';
import { NaturalArtboard } from '../../preview/Artboard.tsx';
import type { TooLong } from '../../preview/PieceBoard.tsx';
import type { ShownSide } from '../canvas/Canvas.tsx';
import { PrerenderedBoards } from '../prerender/PrerenderedBoards.tsx';
import type { Piece } from './usePiece.ts';

interface Boards extends Pick<Piece, 'designer' | 'draft' | 'data' | 'sides' | 'steps' | 'prerenderer'> {
  /** The draft as it's drawn while its words are typed. */
  drawnDraft: AnyDraft;
  /** The map in which natural-size nodes are registered, by side. */
  nodes: Map<string, HTMLElement>;
  onTooLong: Dispatch<SetStateAction<TooLong>>;
  /** Called when a side has a new node. The canvas draws it once it knows its size. */
  onNode: () => void;
  overlay: (side: ArtboardSide, scale: number) => Elements;
  /** The sides in view: all, none, or one by its id. The others wait until typing rests. */
  inFront: string;
}

/** The artboards of a draft, redrawn only when the draft changes. */
export function useBoards({
  designer,
  draft,
  drawnDraft,
  data,
  sides,
  steps,
  prerenderer,
  nodes,
  onTooLong,
  onNode,
  overlay,
  inFront,
}: Boards) {
  const boardNodes = useRef(new Map<string, HTMLElement>());
  const boards = useMemo(
    () =>
      sides.map((side) => ({
        side,
        board: (
          <NaturalArtboard
            side={side}
            isAside={inFront !== 'all' && inFront !== side.id}
            onTooLong={(names) => onTooLong((current) => ({ ...current, [side.id]: names }))}
            ref={(node) => {
              if (!node) {
                nodes.delete(side.id);
                return;
              }
              nodes.set(side.id, node);
              if (boardNodes.current.get(side.id) === node) return;
              boardNodes.current.set(side.id, node);
              onNode();
            }}
          >
            <designer.Artwork draft={drawnDraft} data={data} side={side} />
          </NaturalArtboard>
        ),
      })),
    [designer, drawnDraft, data, sides, nodes, onTooLong, onNode, inFront],
  );
  return useMemo(
    () =>
      boards.map(
        (board): ShownSide => ({
          ...board,
          overlay: (scale) => overlay(board.side, scale),
          prerenderedBoards: (
            <PrerenderedBoards {...{ designer, draft, data, side: board.side, sides, prerenderer, steps }} />
          ),
        }),
      ),
    [boards, overlay, designer, draft, data, sides, prerenderer, steps],
  );
}
