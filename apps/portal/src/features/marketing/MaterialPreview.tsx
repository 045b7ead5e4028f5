import type { CatalogueEntry, PreviewProps } from '@daybreak/designers';
import { Boundary, lazyFrom, Parts, Skeleton, usePrinting } from '@daybreak/ui';
import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { inTurn } from '../../shared/pieces/turns.ts';
import { useSeen } from '../../shared/pieces/useSeen.ts';
import { preview as frame } from './MaterialCard.css.ts';

/** The box for every material's picture, in CSS pixels. */
const materialBox = { width: 232, height: 132 };

interface MaterialPreviewProps {
  load: CatalogueEntry['preview'];
  within?: typeof materialBox;
}

/**
 * A material's piece, drawn small by its own artwork. It's decoration: the card says what it is. Each artwork takes a full page layout,
 * so they are drawn one after the other as they scroll into view. Print shows all that have loaded.
 */
export function MaterialPreview({ load, within = materialBox }: MaterialPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const printing = usePrinting();
  const [due, setDue] = useState(false);
  const [Lazy] = useState(() => lazyFrom(load));
  const [Loaded, setLoaded] = useState<ComponentType<PreviewProps>>();

  useEffect(
    () =>
      inTurn('unseen', () =>
        load().then(
          (component) => setLoaded(() => component),
          // Requested again when it scrolls into view.
          (error: unknown) => console.warn('A picture could not be downloaded ahead of time.', error),
        ),
      ),
    [load],
  );
  // Loaded artwork is drawn in its turn, a little at a time. If the download failed, drawing it tries again.
  const drawn = useRef<() => void>(undefined);
  useEffect(() => {
    if (!seen) return;
    const turn = () =>
      new Promise<void>((resolve) => {
        drawn.current = resolve;
        startTransition(() => setDue(true));
      });
    let cancel: (() => void) | undefined = () => drawn.current?.();
    const wait = () => {
      if (!cancel) return;
      const leave = inTurn('seen', turn);
      cancel = () => {
        leave();
        drawn.current?.();
      };
    };
    load().then((component) => {
      setLoaded(() => component);
      wait();
    }, wait);
    return () => {
      cancel?.();
      cancel = undefined;
    };
  }, [seen, load]);
  // The next one's turn comes when this one is drawn.
  useEffect(() => {
    if (due) drawn.current?.();
  }, [due]);

  const Preview = Loaded ?? Lazy;
  return (
    <div ref={place} className={frame} style={{ blockSize: within.height }} aria-hidden="true" inert>
      {due || (printing && Loaded) ? (
        <Boundary fallback={() => null}>
          <Parts fallback={<Skeleton {...within} />}>
            <Preview within={within} />
          </Parts>
        </Boundary>
      ) : (
        <Skeleton {...within} />
      )}
    </div>
  );
}
