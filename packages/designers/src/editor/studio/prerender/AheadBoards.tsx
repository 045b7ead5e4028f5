import type { ArtboardSide } from '@daybreak/print';
import { startTransition, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PaintedScale } from '../../artwork/paintedScale.ts';
import type { Designer, PieceData } from '../../designer.ts';
import type { StepTaker } from '../../drafts/draftSteps.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { afterPaint } from '../../rendering/afterPaint.ts';
import { runAfterPause, runWhenIdle } from '../../rendering/runAfterPause.ts';
import { AheadPiece, type Layers } from './AheadPiece.tsx';
import { keyOf, type Prerenderer } from './usePrerenderer.ts';

interface AheadBoardsProps {
  designer: Designer;
  draft: AnyDraft;
  data: PieceData;
  side: ArtboardSide;
  sides: readonly ArtboardSide[];
  ahead: Prerenderer;
  steps: { current: StepTaker };
}

type Piece = readonly [key: string, draft: AnyDraft];

/** The number of pieces to keep: the likely next ones, and a few earlier ones that the user may return to. */
const most = 8;

/**
 * Keeps the existing pieces and adds the wanted ones, minus the oldest unwanted ones. Pieces aren't reordered, because
 * that would redraw them. The visible one stays, because a step back leads to it.
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
 * One side of the pieces that are likely next: those of the next steps back and forward, and of the option under the
 * pointer. They're hidden from assistive technology and searches until they become the piece.
 */
export function AheadBoards({ designer, draft, data, side, sides, ahead, steps }: AheadBoardsProps) {
  const [layers] = useState((): Layers => new Map());
  const scale = useContext(PaintedScale);
  // At another zoom, each would be redrawn every frame. A piece with other sides can't be a layer over these.
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
    const remove = ahead.addBoard(layers);
    let cancel = () => {};
    let cancelPointed = () => {};
    const leave = ahead.onWanted({
      onStep: () => {
        cancel();
        cancel = afterPaint(lookAround);
      },
      // A pointer that's just passing draws nothing.
      onPointed: (drafts) => {
        cancelPointed();
        cancelPointed = runWhenIdle(() => draw(drafts), 1);
      },
    });
    return () => {
      cancel();
      cancelPointed();
      leave();
      remove();
    };
  }, [ahead, layers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once typing or zooming rests
  useEffect(() => runAfterPause(lookAround, 0), [draft, place]);

  return drawn.place === place
    ? drawn.pieces.map(([key, each]) => (
        <AheadPiece key={key} name={key} draft={each} {...{ designer, data, side, layers }} />
      ))
    : null;
}
