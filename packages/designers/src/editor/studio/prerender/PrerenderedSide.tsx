import type { ArtboardSide } from '@daybreak/print';
import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Designer, PieceData } from '../../designer.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { shownDraft } from '../../fields/sizeOverrides.ts';
import { NaturalArtboard } from '../../preview/Artboard.tsx';
import * as styles from './prerender.css.ts';
import { shadowSheets } from './shadowSheets.ts';
import type { PrerenderedPiece } from './usePrerenderer.ts';

/** The pieces drawn ahead for a side, by the key of their draft. */
export type Layers = Map<string, PrerenderedPiece>;

interface PrerenderedSideProps {
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
  root.adoptedStyleSheets = shadowSheets();
  roots.set(element, root);
  return root;
}

const isDrawn = (piece: HTMLElement) =>
  !('unfitted' in piece.dataset) && [...piece.querySelectorAll('img')].every(({ complete }) => complete);

/** One side of one draft, in front of the piece and invisible until it's shown. */
export const PrerenderedSide = memo(({ name, designer, data, side, draft, layers }: PrerenderedSideProps) => {
  const [shadow, setShadow] = useState<{ element: HTMLElement; root: ShadowRoot }>();
  const watch = useCallback((element: HTMLElement | null) => {
    if (element) startTransition(() => setShadow({ element, root: rootIn(element) }));
  }, []);
  const register = useCallback(
    (piece: HTMLElement | null) => {
      if (!piece || !shadow) {
        layers.delete(name);
        return;
      }
      layers.set(name, {
        isReady: () => isDrawn(piece),
        show: (isShown) => {
          shadow.element.style.opacity = isShown ? styles.shown : '';
        },
      });
    },
    [layers, name, shadow],
  );
  const artwork = useMemo(
    () => <designer.Artwork draft={shownDraft(designer, draft)} data={data} side={side} />,
    [designer, draft, data, side],
  );
  return (
    <div ref={watch} className={styles.layer} aria-hidden="true" inert>
      {shadow
        ? createPortal(
            <NaturalArtboard side={side} isThumbnail ref={register}>
              {artwork}
            </NaturalArtboard>,
            shadow.root,
          )
        : null}
    </div>
  );
});
