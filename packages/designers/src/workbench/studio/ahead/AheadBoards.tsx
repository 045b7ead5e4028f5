import {
  memo,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { PaintedScale } from '../../../artwork/paintedScale.ts';
import type { ArtboardSide } from '../../../export/types.ts';
import { NaturalArtboard } from '../../Artboard.tsx';
import { afterPaint } from '../../afterPaint.ts';
import type { Brief, Designer } from '../../designer.ts';
import type { Steps } from '../../draftSteps.ts';
import type { AnyDraft } from '../../fields.ts';
import { shownDraft } from '../../ownWords.ts';
import { inTurn, whenRested } from '../../whenRested.ts';
import * as styles from './ahead.css.ts';
import { aheadSheets } from './aheadSheets.ts';
import { type Ahead, type DrawnAhead, keyOf } from './useAhead.ts';

interface AheadBoardsProps {
  designer: Designer;
  draft: AnyDraft;
  brief: Brief;
  side: ArtboardSide;
  sides: readonly ArtboardSide[];
  ahead: Ahead;
  steps: { current: Steps };
}

type Layers = Map<string, DrawnAhead>;
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

interface AheadPieceProps extends Pick<AheadBoardsProps, 'designer' | 'brief' | 'side'> {
  name: string;
  draft: AnyDraft;
  layers: Layers;
}

const roots = new WeakMap<Element, ShadowRoot>();

/** A closed room for a piece that is not there for the page: not for its searches, its checks, or a reader. */
function rootIn(element: Element): ShadowRoot {
  const root = roots.get(element) ?? element.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = aheadSheets();
  roots.set(element, root);
  return root;
}

const isDrawn = (piece: HTMLElement) =>
  !('unfitted' in piece.dataset) && [...piece.querySelectorAll('img')].every(({ complete }) => complete);

const AheadPiece = memo(({ name, designer, brief, side, draft, layers }: AheadPieceProps) => {
  const [room, setRoom] = useState<{ element: HTMLElement; root: ShadowRoot }>();
  const watch = useCallback((element: HTMLElement | null) => {
    if (element) startTransition(() => setRoom({ element, root: rootIn(element) }));
  }, []);
  const put = useCallback(
    (piece: HTMLElement | null) => {
      if (!piece || !room) {
        layers.delete(name);
        return;
      }
      layers.set(name, {
        isReady: () => isDrawn(piece),
        show: (isShown) => {
          room.element.style.opacity = isShown ? styles.shown : '';
        },
      });
    },
    [layers, name, room],
  );
  const artwork = useMemo(
    () => <designer.Artwork draft={shownDraft(designer, draft)} brief={brief} side={side} />,
    [designer, draft, brief, side],
  );
  return (
    <div ref={watch} className={styles.layer} aria-hidden="true" inert>
      {room
        ? createPortal(
            <NaturalArtboard side={side} isThumbnail ref={put}>
              {artwork}
            </NaturalArtboard>,
            room.root,
          )
        : null}
    </div>
  );
});
