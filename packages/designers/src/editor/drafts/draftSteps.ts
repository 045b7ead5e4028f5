import type { AnyDraft } from '../fields/fields.ts';

/** How steps of a draft are taken, and where the next ones lead. In the studio, they're shown before they're applied (`studio/ahead`). */
export interface Steps {
  take: (target: () => AnyDraft, step: () => void) => void;
  /** The drafts one step back and one step forward. */
  neighbours: () => readonly AnyDraft[];
}

/** Takes a step right away. */
export const takeNow: Steps['take'] = (_, step) => step();
