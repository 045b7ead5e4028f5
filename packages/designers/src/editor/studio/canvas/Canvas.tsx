import { type ArtboardSide, isPrinted } from '@daybreak/print';
import type { Elements } from '@daybreak/ui';
import type { CSSProperties } from 'react';
import { PaintedScale } from '../../artwork/paintedScale.ts';
import { artboardPixels } from '../../sizes/sizes.ts';
import { arrangeSides } from './arrange.ts';
import * as styles from './Canvas.css.ts';
import { Guides } from './Guides.tsx';
import type { GuideKind } from './guides.ts';
import { ZoomViewport, type ZoomViewportProps } from './ZoomViewport.tsx';

/** A side and its natural-size node. */
export interface ShownSide {
  side: ArtboardSide;
  board: Elements;
  /** Controls laid over it, at a scale. */
  overlay?: (scale: number) => Elements;
  /** Drawn in front of it, and not visible yet. */
  prerenderedBoards?: Elements;
}

interface CanvasProps extends Pick<ZoomViewportProps, 'label' | 'tools' | 'note' | 'watch' | 'className'> {
  shownSides: readonly ShownSide[];
  guides: ReadonlySet<GuideKind>;
}

/** Shows the sides of a piece as large as the space allows, with guides over them. */
export const Canvas = ({ shownSides, guides, ...room }: CanvasProps) => (
  <ZoomViewport
    {...room}
    arrange={(space) =>
      arrangeSides(
        shownSides.map(({ side }) => side),
        space,
      )
    }
    isPrint={shownSides.some(({ side }) => isPrinted(side.size))}
  >
    {(scale) =>
      shownSides.map((each) => (
        <ShownSheet
          key={each.side.id}
          {...each}
          scale={scale}
          guides={guides}
          isNamed={shownSides.length > 1}
        />
      ))
    }
  </ZoomViewport>
);

/** One side at a scale. Only the elements around the natural-size node change with the scale. */
function ShownSheet({
  side,
  board,
  overlay,
  prerenderedBoards,
  scale,
  guides,
  isNamed,
}: ShownSide & { scale: number; guides: ReadonlySet<GuideKind>; isNamed: boolean }) {
  const { trim, bleed, whole } = artboardPixels(side.size);
  const withBleed = guides.has('trim') ? bleed * scale : 0;
  return (
    <section
      className={styles.sheet}
      aria-label={side.label}
      style={{ inlineSize: trim.width * scale, blockSize: trim.height * scale }}
    >
      {isNamed ? (
        <div className={styles.name} style={{ marginBlockEnd: withBleed }} aria-hidden="true">
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
          <PaintedScale value={scale}>
            {board}
            {prerenderedBoards}
          </PaintedScale>
        </div>
      </div>
      <Guides side={side} shownKinds={guides} perUnit={(trim.width / side.size.width) * scale} />
      {overlay?.(scale)}
    </section>
  );
}
