import { type Elements, VisuallyHidden } from '@daybreak/ui';
import { type KeyboardEvent, type RefCallback, useCallback, useRef } from 'react';
import { useSpace } from '../../rendering/useSpace.ts';
import { aroundIn, type Placement } from './arrange.ts';
import * as styles from './Canvas.css.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { usePan } from './usePan.ts';
import { useZoom } from './useZoom.ts';
import { ZoomControls } from './ZoomControls.tsx';
import { type Extent, percentOf } from './zoom.ts';

export interface ZoomViewportProps {
  /** The name of what's shown, for assistive technology. */
  label: string;
  /** Places the content in a room, and returns the scale at which it fits. */
  arrange: (space: Extent) => Placement;
  /** The name of the content that fits; the whole piece by default. */
  fitLabel?: string;
  /** True if the piece is measured in inches. */
  isPrint?: boolean;
  /** Shown in the bar, before the zoom. */
  tools: Elements;
  /** A note about what's being edited. */
  note?: Elements;
  /** A ref for the element around the content, to listen to its events. */
  watch?: RefCallback<HTMLElement>;
  /** The class of the element around it. */
  className?: string;
  /** The content, at a scale. */
  children: (scale: number) => Elements;
}

/** A room to zoom and pan in: by wheel, keys, fingers, and the bar at the bottom. */
export function ZoomViewport({
  label,
  arrange,
  fitLabel = 'Fit to window',
  isPrint = false,
  tools,
  note,
  watch,
  className = '',
  children,
}: ZoomViewportProps) {
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
  const announcement = useAnnouncement(
    zoom.isFit ? `${fitLabel}, ${percentOf(scale)}%` : `Zoom ${percentOf(scale)}%`,
  );

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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll it and zoom
          tabIndex={0}
          aria-keyshortcuts="+ - 0 1"
          className={styles.viewport}
          data-panning={pan.isPanning || undefined}
          onKeyDown={onKeyDown}
          onScroll={(event) => announcement.moved(event.currentTarget)}
          {...pan.handlers}
        >
          {space ? (
            // A pixel less than the space left free around a whole piece, so rounding never makes it scroll.
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
        <ZoomControls zoom={zoom} fitLabel={fitLabel} isPrint={isPrint} />
      </div>
      <VisuallyHidden role="status">{announcement.words}</VisuallyHidden>
    </div>
  );
}
