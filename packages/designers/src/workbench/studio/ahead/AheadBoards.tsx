import { startTransition, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PaintedScale } from '../../../artwork/paintedScale.ts';
import type { ArtboardSide } from '../../../export/types.ts';
import { afterPaint } from '../../afterPaint.ts';
import type { Brief, Designer } from '../../designer.ts';
import type { Steps } from '../../draftSteps.ts';
import type { AnyDraft } from '../../fields.ts';
import { inTurn, whenRested } from '../../whenRested.ts';
import { AheadPiece, type Layers } from './AheadPiece.tsx';
import { type Ahead, keyOf } from './useAhead.ts';

interface AheadBoardsProps {
  designer: Designer;
  draft: AnyDraft;
  brief: Brief;
  side: ArtboardSide;
  sides: readonly ArtboardSide[];
  ahead: Ahead;
  steps: { current: Steps };
}

type Piece = readonly [key: string, draft: AnyDraft];

/** Pieces that are kept: those that are likely now, and some of before, to which one returns. */
const most = 6;

/** The pieces that were there and those that are wanted, without the oldest of what is not. None is moved: that would draw it anew. */
function withWanted(before: readonly Piece[], wanted: readonly Piece[]): readonly Piece[] {
  const isIn = (pieces: readonly Piece[], [key]: Piece) => pieces.some(([other]) => other === key);
  const added = wanted.filter((piece) => !isIn(before, piece));
  if (added.length === 0) return before;
  const spare = before.filter((piece) => !isIn(wanted, piece));
  const gone = spare.slice(0, Math.max(0, before.length + added.length - most));
  return [...before.filter((piece) => !gone.includes(piece)), ...added];
}

/**
 * One side of the pieces that are likely to be asked for: those of the next steps back and on, and of what is pointed at. Nobody hears of
 * them, and nothing finds them, before they are the piece.
 */
export function AheadBoards({ designer, draft, brief, side, sides, ahead, steps }: AheadBoardsProps) {
  const [layers] = useState((): Layers => new Map());
  const scale = useContext(PaintedScale);
  const [drawn, setDrawn] = useState<{ scale: number; pieces: readonly Piece[] }>({ scale, pieces: [] });

  const draw = useEffectEvent((drafts: readonly AnyDraft[]) => {
    const is = keyOf(draft);
    const wanted = [...new Map(drafts.map((each) => [keyOf(each), each]))].filter(([key]) => key !== is);
    startTransition(() =>
      setDrawn((before) => ({
        scale,
        pieces: withWanted(before.scale === scale ? before.pieces : [], wanted),
      })),
    );
  });
  const lookAround = useEffectEvent(() => draw(steps.current.neighbours()));
  useEffect(() => {
    const remove = ahead.add(layers);
    let cancel = () => {};
    let cancelPointed = () => {};
    const leave = ahead.listen({
      onStep: () => {
        cancel();
        cancel = afterPaint(lookAround);
      },
      // A pointer that only passes draws nothing.
      onPointed: (drafts) => {
        cancelPointed();
        cancelPointed = inTurn(() => draw(drafts), 1);
      },
    });
    return () => {
      cancel();
      cancelPointed();
      leave();
      remove();
    };
  }, [ahead, layers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once typing rests, or zooming
  useEffect(() => whenRested(lookAround, 0), [draft, scale]);

  const pieces = useMemo(() => {
    const shape = JSON.stringify(sides);
    return drawn.pieces.filter(([, each]) => JSON.stringify(designer.artboards(each)) === shape);
  }, [designer, sides, drawn]);
  // Another zoom would draw each of them anew in every frame.
  return drawn.scale === scale
    ? pieces.map(([key, each]) => (
        <AheadPiece key={key} name={key} draft={each} {...{ designer, brief, side, layers }} />
      ))
    : null;
}
