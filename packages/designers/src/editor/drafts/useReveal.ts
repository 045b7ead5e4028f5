import { useEffect, useRef } from 'react';
import * as styles from '../editor.css.ts';
import { useAfterPaint } from '../rendering/afterPaint.ts';
import type { HistoryControl } from './useDraft.ts';

/** Finds the first usable element with one of these names inside a part marked as the draft's (`inDraft`). */
const firstOf = (draft: string, attribute: string, names: readonly string[]) =>
  names
    .flatMap((name) => [
      ...document.querySelectorAll<HTMLElement>(
        `[data-draft="${draft}"] [${attribute}="${CSS.escape(name)}"]`,
      ),
    ])
    // Skip small pictures, and anything behind a studio or a dialog.
    .find((element) => !element.closest('[inert], [aria-hidden="true"]'));

/** The scroll distance that makes a stretch visible, with some room around it. */
const shift = (from: number, to: number, start: number, end: number) =>
  from < start ? from - start - 24 : to > end ? Math.min(to - end + 24, from - start - 24) : 0;

/** Scrolls the canvas, and nothing else, until words on the piece are visible. */
function showOnCanvas(words: HTMLElement) {
  const canvas = words.closest<HTMLElement>('[role="region"][tabindex]');
  if (!canvas) return;
  const [wordsRect, canvasRect] = [words.getBoundingClientRect(), canvas.getBoundingClientRect()];
  canvas.scrollBy(
    shift(wordsRect.left, wordsRect.right, canvasRect.left, canvasRect.right),
    shift(wordsRect.top, wordsRect.bottom, canvasRect.top, canvasRect.bottom),
  );
}

/**
 * Scrolls a change by undo or redo into view: its field, which is highlighted, and its words or picture on the piece.
 */
export function useReveal(draft: string, latest: HistoryControl['lastMove']) {
  // Wait for the form, which updates after the piece in the studio.
  const lastMove = useAfterPaint(latest);
  const lastSeen = useRef(lastMove);
  useEffect(() => {
    if (lastMove === lastSeen.current) return;
    lastSeen.current = lastMove;
    if (!lastMove) return;
    const field = firstOf(draft, 'data-field', lastMove.fields);
    field?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    field?.animate(styles.lit, { duration: 1_200, easing: 'ease-in', pseudoElement: '::before' });
    const words = firstOf(draft, 'data-fit', lastMove.fields) ?? firstOf(draft, 'data-slot', lastMove.fields);
    if (words) showOnCanvas(words);
  }, [draft, lastMove]);
}
