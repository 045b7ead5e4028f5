import { type Elements, VisuallyHidden } from '@daybreak/ui';
import { type KeyboardEvent, type RefCallback, useCallback, useRef } from 'react';
import { useSpace } from '../../useSpace.ts';
import { aroundIn, type Placement } from './arrange.ts';
import * as styles from './Canvas.css.ts';
import { usePan } from './usePan.ts';
import { useSaid } from './useSaid.ts';
import { useZoom } from './useZoom.ts';
import { ZoomControls } from './ZoomControls.tsx';
import { type Extent, percentOf } from './zoom.ts';

export interface ZoomRoomProps {
  /** What is shown is called, for assistive technology. */
  label: string;
  /** How what is shown stands in a room, and the scale at which it fits. */
  arrange: (room: Extent) => Placement;
  /** What fits it: all of the piece, unless it says otherwise. */
  fitted?: string;
  /** The piece is measured in inches. */
  isPrint?: boolean;
  /** Stands in the bar, before the zoom. */
  tools: Elements;
  /** What is said of what is worked on. */
  note?: Elements;
  /** Around what is shown: hears what is done on it. */
  watch?: RefCallback<HTMLElement>;
  /** Of what is around it. */
  className?: string;
  /** What is shown, at a scale. */
  children: (scale: number) => Elements;
}

/** A room that is looked around in: by the wheel, keys, fingers and the bar at its foot, from near and far. */
export function ZoomRoom({
  label,
  arrange,
  fitted = 'Whole piece',
  isPrint = false,
  tools,
  note,
  watch,
  className = '',
  children,
}: ZoomRoomProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const piece = useRef<HTMLDivElement>(null);
  const { space, measure } = useSpace();
  const { direction, gap, fit } = arrange(space ?? { width: 0, height: 0 });
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
  const said = useSaid(zoom.isFit ? `${fitted}, ${percentOf(scale)} %` : `Zoom ${percentOf(scale)} %`);

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
                {children(scale)}
              </div>
            </div>
          ) : null}
        </div>
        {note}
      </div>
      <div className={styles.bar}>
        {tools}
        <ZoomControls zoom={zoom} fitted={fitted} isPrint={isPrint} />
      </div>
      <VisuallyHidden role="status">{said.words}</VisuallyHidden>
    </div>
  );
}
