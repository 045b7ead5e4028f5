import type { ArtboardSide } from '@daybreak/print';
import { beyondLatin } from '@daybreak/print/words';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { PaintedScale } from '../artwork/paintedScale.ts';
import { fitEdges } from '../fitting/fitEdges.ts';
import { fitLogos } from '../fitting/fitLogos.ts';
import { fitScrims } from '../fitting/fitScrims.ts';
import { fitTexts } from '../fitting/fitTexts.ts';
import { fontsArrived, onFontsArrived, watchFonts } from '../fitting/fontArrivals.ts';
import { fitLater, inNextTask } from '../fitting/pendingFits.ts';
import { giveFaces } from '../print.ts';
import { afterPaint } from '../rendering/afterPaint.ts';
import { inTurn } from '../rendering/whenRested.ts';
import { artboardPixels } from '../sizes/sizes.ts';
import * as styles from './Artboard.css.ts';

interface NaturalArtboardProps {
  side: ArtboardSide;
  /** Called when the set of texts that are too long for their box changes. */
  onTooLong?: (fields: readonly string[]) => void;
  /** Only a picture of the piece: it's never exported, edited, or found as an artboard. */
  isThumbnail?: boolean;
  /** View only, one of many: it's fitted in its own turn and hidden until then. Thumbnails always work this way. */
  fitsLater?: boolean;
  /** Its first fit is a task of its own, and it's hidden until then: drawing and fitting it would hold a page up for too long. */
  fitsApart?: boolean;
  /** Out of sight: its texts are fitted once typing rests, or when a file is made from it. */
  isAside?: boolean;
  /** The natural-size node, which is what gets exported. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export interface ArtboardProps extends NaturalArtboardProps {
  /** The largest box, in CSS pixels, to show the trim in. Without it, the trim is shown at natural size. */
  within?: { width: number; height: number };
  /** Fills the box even if that's larger than actual size. */
  isEnlarged?: boolean;
}

const facesOn = ({ dataset, style }: HTMLElement) =>
  JSON.stringify([
    'cursive' in dataset,
    'tall' in dataset,
    'square' in dataset,
    style.getPropertyValue('--faces'),
    style.getPropertyValue('--lead'),
  ]);

/**
 * Loads typefaces for other scripts. Until they load, or if they don't, the reader's computer draws those characters with its own fonts.
 * Calls `given` when the artboard gets new faces: there may be no font load event, because another piece has already loaded them.
 */
const askForFaces = (artboard: HTMLElement, given: () => void) => {
  if (!('faces' in artboard.dataset) && !beyondLatin.test(artboard.textContent ?? '')) return;
  const before = facesOn(artboard);
  giveFaces(artboard)
    .then(() => {
      watchFonts();
      if (artboard.isConnected && facesOn(artboard) !== before) given();
    })
    .catch((error: unknown) => console.warn("Couldn't load a script's typefaces.", error));
};

/** The artboard's pictures that had loaded when it was fitted. Load events for these don't need another fit. */
const picturesIn = (artboard: HTMLElement): ReadonlySet<string> =>
  new Set(
    [...artboard.querySelectorAll('img')].flatMap((image) =>
      image.complete && image.naturalWidth > 0 ? [image.currentSrc] : [],
    ),
  );

const spaceOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} × ${clientHeight}`;

/** The natural-size node of a side, bleed included, with its texts fitted. The caller crops and scales it from outside. */
export function NaturalArtboard({
  side,
  onTooLong,
  isThumbnail = false,
  fitsLater = isThumbnail,
  fitsApart = false,
  isAside = false,
  ref,
  children,
}: NaturalArtboardProps) {
  const node = useRef<HTMLDivElement>(null);
  const reported = useRef('');
  const fittedAt = useRef('');
  const fittedWith = useRef<ReadonlySet<string>>(new Set());
  const fittedFonts = useRef(0);
  useImperativeHandle(ref, () => node.current as HTMLElement);

  const fit = (fromLast = false) => {
    if (!node.current) return;
    const long = fitTexts(node.current, fromLast);
    fitScrims(node.current);
    fitEdges(node.current);
    fitLogos(node.current);
    fittedAt.current = spaceOf(node.current);
    delete node.current.dataset.unfitted;
    fittedWith.current = picturesIn(node.current);
    fittedFonts.current = fontsArrived();
    if (long.join() === reported.current) return;
    reported.current = long.join();
    onTooLong?.(long);
  };
  const fitLatest = useRef(fit);
  fitLatest.current = fit;
  const coming = useRef<() => void>(undefined);
  // A page has many of these, and fonts arrive for all of them at once.
  const fitSoon = useRef(() => {
    coming.current ??= inTurn(() => {
      coming.current = undefined;
      fitLatest.current();
    }, 0);
  });
  // No dependencies: any change to the artwork may change how its texts fit.
  useLayoutEffect(() => {
    if (node.current) askForFaces(node.current, () => (fitsLater ? fitSoon.current() : fitLatest.current()));
    const isFirst = !fittedAt.current;
    if (fitsLater && isFirst && node.current) {
      node.current.dataset.unfitted = '';
      // If fonts are still loading, it's fitted when they arrive.
      return afterPaint(() => document.fonts.status === 'loaded' && fitSoon.current());
    }
    if (fitsApart && isFirst && !isAside && node.current) {
      node.current.dataset.unfitted = '';
      return fitLater(node.current, () => fitLatest.current(), inNextTask);
    }
    if (isThumbnail && !isFirst) return inTurn(() => fitLatest.current(), 0);
    if (!isAside) fit(!isFirst);
    // A keystroke waits only for the quick fit; the full search comes after it.
    return (isFirst && !isAside) || !node.current
      ? undefined
      : fitLater(node.current, () => fitLatest.current());
  });
  // Measurements are only right once fonts, styles, and pictures have loaded, and each may load after the first paint.
  useLayoutEffect(() => {
    const again = () => (fitsLater ? fitSoon.current() : fitLatest.current());
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement && fittedWith.current.has(target.currentSrc))) again();
    };
    const board = node.current;
    // `load` doesn't bubble.
    board?.addEventListener('load', onLoad, true);
    const offFonts = onFontsArrived(() => fittedFonts.current !== fontsArrived() && again());
    // A new observer first reports the current size, which was just fitted.
    const observer = new ResizeObserver(() => {
      if (board && fittedAt.current && spaceOf(board) !== fittedAt.current) again();
    });
    if (board) observer.observe(board);
    return () => {
      board?.removeEventListener('load', onLoad, true);
      offFonts();
      observer.disconnect();
      coming.current?.();
      coming.current = undefined;
    };
  }, [fitsLater]);

  const { whole } = artboardPixels(side.size);
  return (
    <div
      ref={node}
      data-artboard={isThumbnail ? undefined : side.id}
      lang={side.language}
      translate="no"
      className={styles.artboard}
      style={{ inlineSize: whole.width, blockSize: whole.height }}
    >
      {children}
    </div>
  );
}

/** One side of a piece: preview box > scaled wrapper > natural-size node > artwork. The node itself is never scaled. */
export function Artboard({ within, isEnlarged = false, ...natural }: ArtboardProps) {
  const { side } = natural;
  const { trim, bleed } = artboardPixels(side.size);
  const most = isEnlarged ? Number.POSITIVE_INFINITY : 1;
  const scale = within ? Math.min(most, within.width / trim.width, within.height / trim.height) : 1;
  const perUnit = (trim.width / side.size.width) * scale;
  return (
    <div className={styles.frame}>
      <div className={styles.trim} style={{ inlineSize: trim.width * scale, blockSize: trim.height * scale }}>
        <div
          className={styles.scaled}
          style={{ transform: `scale(${scale}) translate(${-bleed}px, ${-bleed}px)` }}
        >
          <PaintedScale value={scale}>
            <NaturalArtboard {...natural} />
          </PaintedScale>
        </div>
      </div>
      {side.folds?.map((fold) => (
        <div key={fold} aria-hidden="true" className={styles.fold} style={{ left: fold * perUnit }} />
      ))}
    </div>
  );
}
