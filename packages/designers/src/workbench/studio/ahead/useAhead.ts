import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPainted } from '../../afterPaint.ts';
import { type Steps, takeNow } from '../../draftSteps.ts';
import type { AnyDraft } from '../../fields.ts';

/** A draft's piece that is drawn out of sight, in front of the piece that is seen. */
export interface DrawnAhead {
  /** All of it is there: its texts are fitted and its pictures have come. */
  isReady: () => boolean;
  show: (isShown: boolean) => void;
}

/** What is drawn ahead of one side of a piece, by the key of its draft. */
type AheadBoard = ReadonlyMap<string, DrawnAhead>;

/** What is said of what is drawn ahead. */
interface Wanted {
  /** Something was done that led elsewhere: other steps are next. */
  onStep: () => void;
  /** Somebody is about to choose what leads to these drafts. */
  onPointed: (drafts: readonly AnyDraft[]) => void;
}

export interface Ahead {
  /**
   * Does a step. Where the piece of the draft that it leads to is drawn ahead, that is shown, and the step itself follows behind the frame
   * with it, or before whatever is done next.
   */
  take: Steps['take'];
  point: (drafts: readonly AnyDraft[]) => void;
  /** Adds a board that is looked at. What it returns takes it away. */
  add: (board: AheadBoard) => () => void;
  /** Who draws ahead. What it returns ends that. */
  listen: (wanted: Wanted) => () => void;
}

/** Drafts that say the same have the same. */
export const keyOf = (draft: AnyDraft): string => JSON.stringify(Object.entries(draft).sort());

/** What is done next finds the step done. */
const next = ['keydown', 'beforeinput', 'pointerdown', 'pagehide'] as const;

/** Steps that are seen before they are done, so that no drawing is waited for. The studio draws for it what is likely to be asked for. */
function createAhead(): Ahead {
  const boards = new Set<AheadBoard>();
  const listeners = new Set<Wanted>();
  let pending: (() => void) | undefined;

  const settle = () => {
    for (const kind of next) removeEventListener(kind, settle, true);
    const step = pending;
    pending = undefined;
    step?.();
  };
  const done = () => {
    for (const { onStep } of listeners) onStep();
  };

  return {
    take(target, step) {
      settle();
      const key = boards.size > 0 ? keyOf(target()) : '';
      const drawn = [...boards].map((board) => board.get(key));
      const ready = drawn.filter((each) => each?.isReady());
      if (ready.length === 0 || ready.length < drawn.length) {
        step();
        done();
        return;
      }
      for (const each of ready) each?.show(true);
      pending = () => {
        flushSync(step);
        for (const each of ready) each?.show(false);
        done();
      };
      for (const kind of next) addEventListener(kind, settle, true);
      onPainted(settle);
    },
    point(drafts) {
      for (const { onPointed } of listeners) onPointed(drafts);
    },
    add(board) {
      boards.add(board);
      return () => boards.delete(board);
    },
    listen(wanted) {
      listeners.add(wanted);
      return () => listeners.delete(wanted);
    },
  };
}

/** Draws ahead for as long as the studio stands, and does the draft's own steps so. */
export function useAhead(steps: { current: Steps }): Ahead {
  const [ahead] = useState(createAhead);
  useLayoutEffect(() => {
    steps.current.take = ahead.take;
    return () => {
      steps.current.take = takeNow;
    };
  }, [steps, ahead]);
  return ahead;
}
