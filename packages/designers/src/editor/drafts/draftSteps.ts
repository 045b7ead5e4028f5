import type { AnyDraft } from '../fields/fields.ts';

/** Takes steps of a draft, and previews the next ones. The studio shows a step before it's applied (`studio/prerender`). */
export interface StepTaker {
  take: (target: () => AnyDraft, step: () => void) => void;
  /** The drafts one step back and one step forward. */
  adjacentDrafts: () => readonly AnyDraft[];
}

/** Takes a step right away. */
export const takeNow: StepTaker['take'] = (_, step) => step();
