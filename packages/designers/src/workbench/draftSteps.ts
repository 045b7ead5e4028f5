import type { AnyDraft } from './fields.ts';

/** How steps of a draft are done, and where the next ones lead. In the studio they are seen before (`studio/ahead`). */
export interface Steps {
  take: (target: () => AnyDraft, step: () => void) => void;
  /** Where the next steps back and on lead. */
  neighbours: () => readonly AnyDraft[];
}

/** A step that is done at once. */
export const takeNow: Steps['take'] = (_, step) => step();
