import { beyondLatin } from '@daybreak/print/words';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fitEdges } from '../fitting/fitEdges.ts';
import { fitLogos } from '../fitting/fitLogos.ts';
import { fitScrims } from '../fitting/fitScrims.ts';
import { fittingTexts } from '../fitting/fitTexts.ts';
import { fontsArrived, onFontsArrived, watchFonts } from '../fitting/fontArrivals.ts';
import { type FitSteps, fitLater, inNextTask, runToEnd, type Schedule } from '../fitting/pendingFits.ts';
import { giveFaces } from '../print.ts';
import { afterPaint } from '../rendering/afterPaint.ts';
import { runAfterPause, runWhenIdle } from '../rendering/runAfterPause.ts';
import { useLatest } from '../rendering/useLatest.ts';

export interface FitOptions {
  /** Called when the set of texts that are too long for their box changes. */
  onTooLong?: (fields: readonly string[]) => void;
  /** True for a picture of the piece, which is never exported, edited, or found as an artboard. */
  isThumbnail?: boolean;
  /** True for one of many views: it's fitted in its own turn and hidden until then. Always true for thumbnails. */
  fitsLater?: boolean;
  /**
   * True to fit it in a task of its own after it's drawn, hidden until then. Doing both at once would block the page
   * for too long.
   */
  fitsApart?: boolean;
  /** True if it's out of sight: its texts are fitted once typing rests, or when a file is made from it. */
  isAside?: boolean;
}

const inIdleTime: Schedule = (task) => runWhenIdle(task, 0);
const onceRested: Schedule = (task) => runAfterPause(task, 0);

const facesOn = ({ dataset, style }: HTMLElement) =>
  JSON.stringify([
    'cursive' in dataset,
    'tall' in dataset,
    'square' in dataset,
    style.getPropertyValue('--faces'),
    style.getPropertyValue('--lead'),
  ]);

/**
 * Loads typefaces for other scripts. Until they load, or if they don't, the reader's computer draws those characters in
 * its own fonts.
 *
 * @param artboard the artboard whose characters need them
 * @param onFaces called when the artboard gets new faces. There may be no font load event if another piece has already
 * loaded them
 */
const askForFaces = (artboard: HTMLElement, onFaces: () => void) => {
  if (!('faces' in artboard.dataset) && !beyondLatin.test(artboard.textContent ?? '')) return;
  const facesBefore = facesOn(artboard);
  giveFaces(artboard)
    .then(() => {
      watchFonts();
      if (artboard.isConnected && facesOn(artboard) !== facesBefore) onFaces();
    })
    .catch((error: unknown) => console.warn("Couldn't load a script's typefaces.", error));
};

/** The artboard's pictures that have loaded. */
const picturesIn = (artboard: HTMLElement): ReadonlySet<string> =>
  new Set(
    [...artboard.querySelectorAll('img')].flatMap((image) =>
      image.complete && image.naturalWidth > 0 ? [image.currentSrc] : [],
    ),
  );

const spaceOf = ({ clientWidth, clientHeight }: HTMLElement) => `${clientWidth} × ${clientHeight}`;

/** Returns the positions of the artboard's texts, and the room that they have and take. */
const placesIn = (artboard: HTMLElement): string =>
  [...artboard.querySelectorAll<HTMLElement>('[data-fit], [data-flow], [data-flow] > *')]
    .map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight, scrollWidth, scrollHeight }) =>
      [offsetLeft, offsetTop, offsetWidth, offsetHeight, scrollWidth, scrollHeight].join(),
    )
    .join(' ');

/** The state that an artboard was last fitted for. The same state needs no other fit. */
interface LastFit {
  space: string;
  places: string;
  pictures: ReadonlySet<string>;
  fonts: number;
}

/**
 * Fits an artboard's texts, scrims, edges and logos whenever what they depend on changes: its content, size, fonts and
 * pictures.
 */
export function useFits(node: RefObject<HTMLElement | null>, options: FitOptions): void {
  const { isThumbnail = false, fitsLater = isThumbnail, fitsApart = false, isAside = false } = options;
  const last = useRef<LastFit>(undefined);
  const reported = useRef('');
  const cancelNext = useRef<() => void>(undefined);

  const fitPictures = (board: HTMLElement) => {
    fitScrims(board);
    fitEdges(board);
    fitLogos(board);
    return picturesIn(board);
  };
  function* fitting(fromLast = false): FitSteps {
    const board = node.current;
    if (!board) return;
    const fonts = fontsArrived();
    const long = yield* fittingTexts(board, fromLast);
    const places = placesIn(board);
    yield;
    last.current = { places, fonts, pictures: fitPictures(board), space: spaceOf(board) };
    delete board.dataset.unfitted;
    if (long.join() === reported.current) return;
    reported.current = long.join();
    options.onTooLong?.(long);
  }
  /** Fits hidden artboards in short tasks, and visible ones at once, because the sizes being tried would show. */
  const fitThen = (schedule: Schedule) => {
    cancelNext.current?.();
    cancelNext.current = undefined;
    const board = node.current;
    if (!board) return;
    const inSteps = isAside || 'unfitted' in board.dataset;
    cancelNext.current = fitLater(board, () => latest.current.fitting(), { schedule, inSteps });
  };
  const fitAgain = () => {
    if (fitsLater || isAside) fitThen(inIdleTime);
    else if (last.current) runToEnd(fitting());
    else fitThen(inNextTask);
  };
  const onPicture = (url: string) => {
    const [board, lastFit] = [node.current, last.current];
    if (!board || lastFit?.pictures.has(url)) return;
    // Few pictures move texts when they load.
    if (!fitsLater && lastFit && placesIn(board) === lastFit.places) lastFit.pictures = fitPictures(board);
    else fitAgain();
  };
  const latest = useLatest({ fitting, fitAgain, onPicture });

  // No dependencies: any change to the artwork may change how its texts fit.
  useLayoutEffect(() => {
    const board = node.current;
    if (!board) return;
    askForFaces(board, () => latest.current.fitAgain());
    const isFirst = !last.current;
    const cancel = () => cancelNext.current?.();
    if (isFirst && !isAside && (fitsLater || fitsApart)) board.dataset.unfitted = '';
    if (isFirst && fitsLater) {
      // If fonts are still loading, it's fitted when they arrive.
      const wait = afterPaint(() => document.fonts.status === 'loaded' && fitThen(inIdleTime));
      return () => {
        wait();
        cancel();
      };
    }
    if (isThumbnail) fitThen(inIdleTime);
    else if (isFirst && fitsApart && !isAside) fitThen(inNextTask);
    else {
      if (!isAside) runToEnd(fitting(!isFirst));
      // A keystroke waits only for the quick fit; the full search comes after it.
      if (!isFirst || isAside) fitThen(onceRested);
    }
    return cancel;
  });
  // Measurements are only right once fonts, styles, and pictures have loaded, and each may load after the first paint.
  useLayoutEffect(() => {
    const board = node.current;
    const onLoad = ({ target }: Event) => {
      latest.current.onPicture(target instanceof HTMLImageElement ? target.currentSrc : '');
    };
    // `load` doesn't bubble.
    board?.addEventListener('load', onLoad, true);
    const offFonts = onFontsArrived(() => {
      if (last.current?.fonts !== fontsArrived()) latest.current.fitAgain();
    });
    // A new observer first reports the current size, which was just fitted.
    const observer = new ResizeObserver(() => {
      if (board && last.current && spaceOf(board) !== last.current.space) latest.current.fitAgain();
    });
    if (board) observer.observe(board);
    return () => {
      board?.removeEventListener('load', onLoad, true);
      offFonts();
      observer.disconnect();
    };
  }, [node]);
}
