import { type Dispatch, memo, type SetStateAction, useCallback } from 'react';
import type { Designer, PieceData } from '../designer.ts';
import type { AnyDraft } from '../fields/fields.ts';
import { Artboard, type ArtboardProps } from './Artboard.tsx';

/** The fields whose text doesn't fit, by side. */
export type TooLong = Readonly<Record<string, readonly string[]>>;

export interface PieceBoardProps extends Pick<ArtboardProps, 'side' | 'within' | 'isAside' | 'readyPicture'> {
  designer: Designer;
  draft: AnyDraft;
  data: PieceData;
  /** The map in which natural-size nodes are registered, by side. */
  nodes: Map<string, HTMLElement>;
  onTooLong: Dispatch<SetStateAction<TooLong>>;
}

/** A side of a draft. Redrawn only when the draft changes, because each drawing fits its texts. */
export const PieceBoard = memo(
  ({ designer, draft, data, side, nodes, onTooLong, ...artboard }: PieceBoardProps) => {
    const keep = useCallback(
      (node: HTMLElement | null) => {
        if (node) nodes.set(side.id, node);
        else nodes.delete(side.id);
      },
      [nodes, side.id],
    );
    return (
      <Artboard
        {...artboard}
        fitsApart
        side={side}
        onTooLong={(names) => onTooLong((current) => ({ ...current, [side.id]: names }))}
        ref={keep}
      >
        <designer.Artwork draft={draft} data={data} side={side} />
      </Artboard>
    );
  },
);
