import type { Fact } from '../brief.ts';
import { type Span, within } from '../found.ts';
import type { Clause } from './clause.ts';
import { handledAt } from './handled.ts';
import { addresseeAt, audienceAt, placement } from './readers.ts';

/** Kinds of facts that nobody mentions in a wish. */
export const stated = /date|time|price|number|percent|phone|email|link/;

/** What comes between the words that ask for a piece and what it says: what it's used for, whom it's for, where it goes. */
export function openingOf(
  text: string,
  request: Span,
  [from, end]: Span,
  { asked, facts }: { asked: readonly Span[]; facts: readonly Fact[] },
): { clauses: readonly Clause[]; from: number } {
  const use = handledAt(text, request, from, end);
  if (use) {
    // When and where it's used may be all that's known of when and where it is.
    const isDated = facts.some(({ kind, at }) => stated.test(kind) && within(at, use));
    return { clauses: [{ kind: isDated ? 'unsure' : 'steer', at: use }], from: use[1] };
  }
  const readers = audienceAt(text, from, end);
  const spot =
    readers ?? addresseeAt(text, from, end) ?? placement(text, request[1], from, end, facts);
  const start = spot?.end ?? from;
  // "For schools, a flyer on": the rest of the request.
  const rest = asked.find((span) => span !== request && Math.abs(span[0] - start) <= 2);
  return {
    clauses: spot
      ? [
          { kind: 'lead', at: [from, spot.at[0]] },
          { kind: readers ? 'audience' : 'steer', at: spot.at },
          { kind: 'lead', at: [spot.at[1], spot.end] },
        ]
      : [],
    from: rest ? Math.min(rest[1], end) : start,
  };
}
