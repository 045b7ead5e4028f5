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
const most = 8;

/**
 * The pieces that were there and those that are wanted, without the oldest of what is not. None is moved: that would draw it anew. The one
 * that is seen stays: a step away from it and back again leads to it.
 */
function withWanted(before: readonly Piece[], wanted: readonly Piece[], seen: string): readonly Piece[] {
  const isIn = (pieces: readonly Piece[], [key]: Piece) => pieces.some(([other]) => other === key);
  const added = wanted.filter((piece) => !isIn(before, piece));
  if (added.length === 0) return before;
  const spare = before.filter((piece) => piece[0] !== seen && !isIn(wanted, piece));
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
  // Another zoom would draw each of them anew in every frame, and pieces of other sides are no layer of these.
  const place = useMemo(() => JSON.stringify([scale, sides]), [scale, sides]);
  const [drawn, setDrawn] = useState<{ place: string; pieces: readonly Piece[] }>({ place, pieces: [] });

  const draw = useEffectEvent((pointed: readonly AnyDraft[]) => {
    const is = keyOf(draft);
    const drafts = [...steps.current.neighbours(), ...pointed];
    const wanted = [...new Map(drafts.map((each) => [keyOf(each), each]))].filter(
      ([key, each]) => key !== is && JSON.stringify([scale, designer.artboards(each)]) === place,
    );
    startTransition(() =>
      setDrawn((before) => ({
        place,
        pieces: withWanted(before.place === place ? before.pieces : [], wanted, is),
      })),
    );
  });
  const lookAround = useEffectEvent(() => draw([]));
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
  useEffect(() => whenRested(lookAround, 0), [draft, place]);

  return drawn.place === place
    ? drawn.pieces.map(([key, each]) => (
        <AheadPiece key={key} name={key} draft={each} {...{ designer, brief, side, layers }} />
      ))
    : null;
}
