import { useMemo, useState } from 'react';
import type { ArtboardSide } from '../../export/types.ts';
import { NaturalArtboard } from '../Artboard.tsx';
import type { Brief, Designer } from '../designer.ts';
import type { AnyDraft } from '../fields.ts';
import type { ShownSide } from './canvas/Canvas.tsx';

interface Boards {
  designer: Designer;
  draft: AnyDraft;
  brief: Brief;
  sides: readonly ArtboardSide[];
  /** Where the natural-size nodes are put down, by side. */
  nodes: Map<string, HTMLElement>;
}

/** The artboards of a draft, drawn anew only when the draft changes, and which texts are too long for them. */
export function useBoards({ designer, draft, brief, sides, nodes }: Boards) {
  const [tooLong, setTooLong] = useState<Readonly<Record<string, readonly string[]>>>({});
  const boards = useMemo(
    () =>
      sides.map(
        (side): ShownSide => ({
          side,
          board: (
            <NaturalArtboard
              side={side}
              onTooLong={(names) => setTooLong((before) => ({ ...before, [side.id]: names }))}
              ref={(node) => {
                if (node) nodes.set(side.id, node);
                else nodes.delete(side.id);
              }}
            >
              <designer.Artwork draft={draft} brief={brief} side={side} />
            </NaturalArtboard>
          ),
        }),
      ),
    [designer, draft, brief, sides, nodes],
  );
  return { boards, tooLong };
}
