import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type StepTaker, takeNow } from '../../drafts/draftSteps.ts';
import type { AnyDraft } from '../../fields/fields.ts';
import { onPainted } from '../../rendering/afterPaint.ts';

/** A draft's piece, drawn out of sight in front of the visible one. */
export interface PrerenderedPiece {
  /** Returns whether everything is in place: its texts are fitted and its pictures have loaded. */
  isReady: () => boolean;
  show: (isShown: boolean) => void;
}

/** The pieces drawn ahead for one side, by the key of their draft. */
type PrerenderedBoard = ReadonlyMap<string, PrerenderedPiece>;

/** Messages to whatever draws ahead. */
interface PrerenderListener {
  /** Called when a step leads somewhere else, so the likely next steps are different. */
  onStep: () => void;
  /** Called when the user is about to choose something that leads to these drafts. */
  onPointed: (drafts: readonly AnyDraft[]) => void;
}

export interface Prerenderer {
  /**
   * Takes a step. If the resulting piece is drawn ahead, it's shown first. The step follows after that frame, or before
   * the user's next action.
   */
  applyStep: StepTaker['take'];
  prepare: (drafts: readonly AnyDraft[]) => void;
  /** Adds a board that's in view. Returns a function that removes it. */
  addBoard: (board: PrerenderedBoard) => () => void;
  /** Registers what draws ahead. Returns a function that ends it. */
  addListener: (listener: PrerenderListener) => () => void;
}

/** Returns the same key for drafts with the same values. */
export const keyOf = (draft: AnyDraft): string => JSON.stringify(Object.entries(draft).sort());

/** Events before which the pending step must be applied. */
const settlingEvents = ['keydown', 'beforeinput', 'pointerdown', 'pagehide'] as const;

/** Shows steps before they're applied, so there's no wait for drawing. The studio draws the likely next pieces. */
function createPrerenderer(): Prerenderer {
  const boards = new Set<PrerenderedBoard>();
  const listeners = new Set<PrerenderListener>();
  let pending: (() => void) | undefined;

  const settle = () => {
    for (const kind of settlingEvents) removeEventListener(kind, settle, true);
    const step = pending;
    pending = undefined;
    step?.();
  };
  const announceStep = () => {
    for (const { onStep } of listeners) onStep();
  };

  return {
    applyStep(target, step) {
      settle();
      const key = boards.size > 0 ? keyOf(target()) : '';
      const pieces = [...boards].map((board) => board.get(key));
      const ready = pieces.filter((each) => each?.isReady());
      if (ready.length === 0 || ready.length < pieces.length) {
        step();
        announceStep();
        return;
      }
      for (const each of ready) each?.show(true);
      pending = () => {
        flushSync(step);
        for (const each of ready) each?.show(false);
        announceStep();
      };
      for (const kind of settlingEvents) addEventListener(kind, settle, true);
      onPainted(settle);
    },
    prepare(drafts) {
      for (const { onPointed } of listeners) onPointed(drafts);
    },
    addBoard(board) {
      boards.add(board);
      return () => boards.delete(board);
    },
    addListener(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Draws ahead while the studio is open, and takes the draft's steps this way. */
export function usePrerenderer(steps: { current: StepTaker }): Prerenderer {
  const [prerenderer] = useState(createPrerenderer);
  useLayoutEffect(() => {
    steps.current.take = prerenderer.applyStep;
    return () => {
      steps.current.take = takeNow;
    };
  }, [steps, prerenderer]);
  return prerenderer;
}
