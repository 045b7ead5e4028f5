import { VisuallyHidden } from '@daybreak/ui';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PaintedScale } from '../../../artwork/paintedScale.ts';
import { isPrinted } from '../../../export/artboardSize.ts';
import type { ArtboardSide } from '../../../export/types.ts';
import { artboardPixels } from '../../sizes.ts';
import { useSpace } from '../../useSpace.ts';
import { aroundIn, arranged } from './arrange.ts';
import * as styles from './Canvas.css.ts';
import { Guides } from './Guides.tsx';
import type { GuideKind } from './guides.ts';
import { usePan } from './usePan.ts';
import { useZoom } from './useZoom.ts';
import { ZoomControls } from './ZoomControls.tsx';
import { partSeen, percentOf } from './zoom.ts';

/** A side and its natural-size node. */
export interface ShownSide {
  side: ArtboardSide;
  board: ReactNode;
  /** What is laid over it to be worked with, at a scale. */
  over?: (scale: number) => ReactNode;
}

interface CanvasProps {
  /** What the piece is called, for assistive technology. */
  label: string;
  shown: readonly ShownSide[];
  guides: ReadonlySet<GuideKind>;
  /** Stands in the canvas's bar, before the zoom. */
  tools: ReactNode;
  /** What is said of what is worked on. */
  note?: ReactNode;
  /** Around all sides: hears what is done on them. */
  watch?: RefCallback<HTMLElement>;
  /** Of what is around all sides. */
  className?: string;
}

/** Milliseconds after which a move over the piece counts as done. */
const rest = 400;

/** The piece as large as the space allows, to be looked at from near and far. */
export function Canvas({ label, shown, guides, tools, note, watch, className = '' }: CanvasProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const piece = useRef<HTMLDivElement>(null);
  const { space, measure } = useSpace();
  const { direction, gap, fit } = arranged(
    shown.map(({ side }) => side),
    space ?? { width: 0, height: 0 },
  );
  const zoom = useZoom(fit, viewport, piece);
  const pan = usePan(viewport);
  const { scale } = zoom;
  const withPiece = useCallback(
    (node: HTMLDivElement | null) => {
      piece.current = node;
      return watch?.(node);
    },
    [watch],
  );
  const said = useSaid(scale, zoom.isFit);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const act = {
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': zoom.fit,
      '1': () => zoom.to(1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const isPrint = shown.some(({ side }) => isPrinted(side.size));
  return (
    <div className={styles.canvas}>
      <div ref={measure} className={styles.room}>
        {/* biome-ignore lint/a11y/useSemanticElements: it scrolls */}
        <div
          ref={viewport}
          role="region"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard scrolls it and zooms
          tabIndex={0}
          aria-keyshortcuts="+ - 0 1"
          className={styles.viewport}
          data-panning={pan.isPanning || undefined}
          onKeyDown={onKeyDown}
          onScroll={(event) => said.moved(event.currentTarget)}
          {...pan.handlers}
        >
          {space ? (
            // A pixel less than what a whole piece leaves free: it never scrolls for a rounding.
            <div className={styles.stage} style={{ padding: aroundIn(space) - 1 }}>
              <div
                ref={withPiece}
                className={`${styles.piece} ${className}`}
                style={{ flexDirection: direction, gap: gap * scale }}
              >
                {shown.map((each) => (
                  <ShownSheet
                    key={each.side.id}
                    {...each}
                    scale={scale}
                    guides={guides}
                    named={shown.length > 1}
                  />
                ))}
              </div>
            </div>
          ) : null}
        </div>
        {note}
      </div>
      <div className={styles.bar}>
        {tools}
        <ZoomControls zoom={zoom} isPrint={isPrint} />
      </div>
      <VisuallyHidden role="status">{said.words}</VisuallyHidden>
    </div>
  );
}

/** One side at a scale. Only what is around the natural-size node changes with it. */
function ShownSheet({
  side,
  board,
  over,
  scale,
  guides,
  named,
}: ShownSide & { scale: number; guides: ReadonlySet<GuideKind>; named: boolean }) {
  const { trim, bleed, whole } = artboardPixels(side.size);
  const withBleed = guides.has('trim') ? bleed * scale : 0;
  return (
    <section
      className={styles.sheet}
      aria-label={side.label}
      style={{ inlineSize: trim.width * scale, blockSize: trim.height * scale }}
    >
      {named ? (
        <div className={styles.name} aria-hidden="true">
          {side.label}
        </div>
      ) : null}
      <div className={styles.paper} style={{ inset: -withBleed }}>
        <div
          className={styles.scaled}
          style={
            {
              inlineSize: whole.width,
              blockSize: whole.height,
              transform: `translate(${withBleed - bleed * scale}px, ${withBleed - bleed * scale}px) scale(${scale})`,
              '--zoom': scale,
            } as CSSProperties
          }
        >
          <PaintedScale value={scale}>{board}</PaintedScale>
        </div>
      </div>
      <Guides side={side} shown={guides} perUnit={(trim.width / side.size.width) * scale} />
      {over?.(scale)}
    </section>
  );
}

/** What a screen reader hears of zoom and pan, once they rest. */
function useSaid(scale: number, isFit: boolean) {
  const [words, setWords] = useState('');
  const first = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (next: () => string | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const said = next();
      if (said) setWords(said);
    }, rest);
  };
  const zoomed = isFit ? `Whole piece, ${percentOf(scale)} %` : `Zoom ${percentOf(scale)} %`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the words
  useEffect(() => {
    if (first.current) first.current = false;
    else say(() => zoomed);
    return () => clearTimeout(timer.current);
  }, [zoomed]);
  return {
    words,
    moved: (box: HTMLElement) =>
      say(() => {
        const part = partSeen(
          { left: box.scrollLeft, top: box.scrollTop },
          { width: box.scrollWidth - box.clientWidth, height: box.scrollHeight - box.clientHeight },
        );
        return part ? `${zoomed}, ${part} of the piece` : zoomed;
      }),
  };
}
