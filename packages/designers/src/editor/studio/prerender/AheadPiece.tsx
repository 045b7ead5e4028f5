import type { ArtboardSide } from '@daybreak/print';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Designer, PieceData } from '../../designer.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { shownDraft } from '../../fields/sizeOverrides.ts';
import { NaturalArtboard } from '../../preview/Artboard.tsx';
import * as styles from './ahead.css.ts';
import { aheadSheets } from './aheadSheets.ts';
import type { PrerenderedPiece } from './usePrerenderer.ts';

/** The pieces drawn ahead for a side, by the key of their draft. */
export type Layers = Map<string, PrerenderedPiece>;

interface AheadPieceProps {
  designer: Designer;
  data: PieceData;
  side: ArtboardSide;
  draft: AnyDraft;
  name: string;
  /** The map in which it's registered. */
  layers: Layers;
}

const roots = new WeakMap<Element, ShadowRoot>();

/** A closed shadow root that hides a piece from the page: from its searches, its checks, and screen readers. */
function rootIn(element: Element): ShadowRoot {
  const root = roots.get(element) ?? element.attachShadow({ mode: 'closed' });
  root.adoptedStyleSheets = aheadSheets();
  roots.set(element, root);
  return root;
}

const isDrawn = (piece: HTMLElement) =>
  !('unfitted' in piece.dataset) && [...piece.querySelectorAll('img')].every(({ complete }) => complete);

/** One side of one draft, in front of the piece and invisible until it's shown. */
export const AheadPiece = memo(({ name, designer, data, side, draft, layers }: AheadPieceProps) => {
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
    () => <designer.Artwork draft={shownDraft(designer, draft)} data={data} side={side} />,
    [designer, draft, data, side],
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
