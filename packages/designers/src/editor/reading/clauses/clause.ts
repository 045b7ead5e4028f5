import type { Span } from '../found.ts';

/**
 * What a clause of a description is for. It is printed if its form speaks to the reader; if that is unclear, the user is asked.
 *
 * - `reader`: a fact, an offer, an invitation, a statement.
 * - `headline`, `action`, `place`, `person`, `role`: such a clause for a field, as its label says.
 * - `audience`: whom the request names as readers: they may be greeted.
 * - `lead`: words that only lead to such a clause: a label, "say that", a greeting.
 * - `steer`: a wish about tone, format, audience, ending, exclusions, layout or length, or about the work on the piece.
 */
export type ClauseKind =
  | 'reader'
  | 'headline'
  | 'action'
  | 'place'
  | 'person'
  | 'role'
  | 'lead'
  | 'audience'
  | 'steer'
  | 'unsure';

export interface Clause {
  at: Span;
  kind: ClauseKind;
}
