import type { ArtboardSide } from '@daybreak/print';
import { startTransition, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { PaintedScale } from '../../artwork/paintedScale.ts';
import type { Designer, PieceData } from '../../designer.ts';
import type { StepTaker } from '../../drafts/draftSteps.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { afterPaint } from '../../rendering/afterPaint.ts';
import { runAfterPause, runWhenIdle } from '../../rendering/runAfterPause.ts';
import { type Layers, PrerenderedSide } from './PrerenderedSide.tsx';
import { keyOf, type Prerenderer } from './usePrerenderer.ts';

interface PrerenderedBoardsProps {
  designer: Designer;
  draft: AnyDraft;
  data: PieceData;
  side: ArtboardSide;
  sides: readonly ArtboardSide[];
  prerenderer: Prerenderer;
  steps: { current: StepTaker };
}

type Piece = readonly [key: string, draft: AnyDraft];

/** The number of pieces to keep: the likely next ones, and a few earlier ones that the user may return to. */
const maxPieces = 8;

/**
 * Keeps the existing pieces and adds the likely ones, minus the oldest unused ones. Pieces aren't reordered, because
 * that would redraw them. The visible one stays, because a step back leads to it.
 */
function updatePieces(
  current: readonly Piece[],
  likely: readonly Piece[],
  visibleKey: string,
): readonly Piece[] {
  const isIn = (pieces: readonly Piece[], [key]: Piece) => pieces.some(([other]) => other === key);
  const added = likely.filter((piece) => !isIn(current, piece));
  if (added.length === 0) return current;
  const unused = current.filter((piece) => piece[0] !== visibleKey && !isIn(likely, piece));
  const dropped = unused.slice(0, Math.max(0, current.length + added.length - maxPieces));
  return [...current.filter((piece) => !dropped.includes(piece)), ...added];
}

/**
 * One side of the pieces that are likely next: those of the next steps back and forward, and of the option under the
 * pointer. They're hidden from assistive technology and searches until they become the piece.
 */
export function PrerenderedBoards({
  designer,
  draft,
  data,
  side,
  sides,
  prerenderer,
  steps,
}: PrerenderedBoardsProps) {
  const [layers] = useState((): Layers => new Map());
  const scale = useContext(PaintedScale);
  // At another zoom, each would be redrawn every frame. A piece with other sides can't be a layer over these.
  const place = useMemo(() => JSON.stringify([scale, sides]), [scale, sides]);
  const [state, setState] = useState<{ place: string; pieces: readonly Piece[] }>({ place, pieces: [] });

  const draw = useEffectEvent((pointed: readonly AnyDraft[]) => {
    const visibleKey = keyOf(draft);
    const drafts = [...steps.current.adjacentDrafts(), ...pointed];
    const likely = [...new Map(drafts.map((each) => [keyOf(each), each]))].filter(
      ([key, each]) => key !== visibleKey && JSON.stringify([scale, designer.artboards(each)]) === place,
    );
    startTransition(() =>
      setState((current) => ({
        place,
        pieces: updatePieces(current.place === place ? current.pieces : [], likely, visibleKey),
      })),
    );
  });
  const drawSteps = useEffectEvent(() => draw([]));
  useEffect(() => {
    const removeBoard = prerenderer.addBoard(layers);
    let cancel = () => {};
    let cancelPointed = () => {};
    const removeListener = prerenderer.addListener({
      onStep: () => {
        cancel();
        cancel = afterPaint(drawSteps);
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
      removeListener();
      removeBoard();
    };
  }, [prerenderer, layers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once typing or zooming rests
  useEffect(() => runAfterPause(drawSteps, 0), [draft, place]);

  return state.place === place
    ? state.pieces.map(([key, each]) => (
        <PrerenderedSide key={key} name={key} draft={each} {...{ designer, data, side, layers }} />
      ))
    : null;
}
