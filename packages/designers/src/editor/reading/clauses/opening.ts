import type { Fact } from '../brief.ts';
import { type Span, within } from '../found.ts';
import type { Clause } from './clause.ts';
import { handledAt, placedAt } from './handled.ts';
import { addresseeAt, audienceAt, media, placement, published } from './readers.ts';

/** Kinds of facts that nobody mentions in a wish. */
export const stated = /date|time|price|number|percent|phone|email|link/;

const asking =
  /\bwho (?:\p{L}+ly )?(?:ask|want|wonder|complain|worry|keep|don[’']?t|do not|still|always|never)s?\b/iu;

/** What comes between the words that ask for a piece and what it says: what it's used for, whom it's for, where it goes. */
export function openingOf(
  text: string,
  request: Span,
  [from, end]: Span,
  { asked, facts }: { asked: readonly Span[]; facts: readonly Fact[] },
): { clauses: readonly Clause[]; from: number } {
  const place = placedAt(text, from, end);
  const words = place && text.slice(...place);
  const use =
    handledAt(text, request, from, end) ??
    (words && (media.test(words) || published.test(words)) ? place : undefined);
  if (use) {
    // When and where it's used may be all that's known of when and where it is.
    const isDated = facts.some(({ kind, at }) => stated.test(kind) && within(at, use));
    return { clauses: [{ kind: isDated ? 'unsure' : 'steer', at: use }], from: use[1] };
  }
  const readers = audienceAt(text, from, end);
  const spot = readers ?? addresseeAt(text, from, end) ?? placement(text, request[1], from, end, facts);
  // "A slide for my talk"
  const start = spot?.end ?? from + (/^\s*my\s+/i.exec(text.slice(from, end))?.[0].length ?? 0);
  const found: Clause[] = spot
    ? [
        { kind: 'lead', at: [from, spot.at[0]] },
        // Who complains or asks isn't greeted for it.
        { kind: readers && !asking.test(text.slice(...spot.at)) ? 'audience' : 'steer', at: spot.at },
        { kind: 'lead', at: [spot.at[1], spot.end] },
      ]
    : [{ kind: 'lead', at: [from, start] }];
  // "For schools, a flyer on": the rest of the request.
  const rest = asked.find(
    (span) => span[0] >= request[1] && Math.abs(span[0] - start) <= 2 && span[1] > start,
  );
  if (!rest || rest[1] > end) return { clauses: found, from: rest ? end : start };
  const next = openingOf(text, rest, [rest[1], end], { asked, facts });
  return { clauses: [...found, ...next.clauses], from: next.from };
}

/** Where two facts or more follow a wish: "they asked us to lay it out: March 13, 9 to noon". */
export function tailAt(text: string, [from, end]: Span, facts: readonly Fact[]): number | undefined {
  const colon = text.slice(from, end).indexOf(': ');
  const tail: Span = [from + colon + 2, end];
  return colon > 0 && facts.filter(({ kind, at }) => stated.test(kind) && within(at, tail)).length > 1
    ? tail[0]
    : undefined;
}
