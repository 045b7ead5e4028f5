import type { AnyDraft, Field, Fields } from '../fields/fields.ts';
import type { Fact } from '../reading/brief.ts';
import { factAt } from '../reading/found.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import { toGreeting } from './spoken.ts';

/** A draft in its designer's fields, with the user details that it states. */
interface Piece {
  fields: Fields;
  draft: AnyDraft;
  user?: Partial<UserDetails>;
}

/** Normalizes words for comparison: ignores case, extra spaces and punctuation at the end. */
export const comparable = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[\s ]+/g, ' ')
    .replace(/^[\s"“”.,;:!–-]+|[\s"“”.,;:!–-]+$/g, '');

const isWords = (field: Field | undefined) => field?.kind !== 'choice' && field?.kind !== 'picture';

/** All words of a piece, one text per line. */
export const wordsOf = ({ fields, draft, user }: Piece): string =>
  [
    ...Object.entries(draft).flatMap(([name, value]) => (isWords(fields[name]) ? [value] : [])),
    ...Object.values(user ?? {}),
  ].join('\n');

/** Returns whether a piece states a fact, in its words or as the value of a field. */
export function statesFact(piece: Piece, fact: Fact): boolean {
  if (comparable(wordsOf(piece)).includes(comparable(fact.text))) return true;
  if (fact.until || !fact.value) return false;
  const fields: Partial<Record<Fact['kind'], string>> = { date: 'eventDate', time: 'eventTime' };
  const field = fields[fact.kind];
  if (field) return piece.draft[field] === fact.value;
  return fact.kind === 'link' && [piece.draft.link, piece.draft.ctaUrl].includes(fact.value);
}

const clauseEnd = /[,;:.!?]+\s+|\s+[–—-]\s+|\n+/g;
const hasWords = /\p{L}{2,}/u;

/** Returns the clauses of a statement that a piece doesn't have, joined where only a comma is between them. Never cuts inside a fact. */
export function unsaidClauses(
  { text, at: [start] }: Fact,
  facts: readonly Fact[],
  unsaid: readonly Fact[],
  piece: Piece,
): Fact[] {
  const words = comparable(wordsOf(piece));
  if (words.includes(comparable(text)) || words.includes(comparable(toGreeting(text)))) return [];
  const ends = [...text.matchAll(clauseEnd)]
    .map(({ index, 0: mark }) => [index, index + mark.length] as const)
    .filter(([from]) => !facts.some(({ at }) => at[0] < start + from && start + from < at[1]));
  const clauses: Fact[] = [];
  let begin = 0;
  for (const [stop, next] of [...ends, [text.length, text.length] as const]) {
    const clause = factAt(text, 'phrase', begin, stop);
    begin = next;
    if (!clause || !hasWords.test(clause.text) || words.includes(comparable(clause.text))) continue;
    const at = [start + clause.at[0], start + clause.at[1]] as const;
    const inside = facts.filter((fact) => at[0] <= fact.at[0] && fact.at[1] <= at[1]);
    // If any of its facts is stated, the missing ones are listed individually.
    if (!inside.every((fact) => unsaid.includes(fact))) continue;
    const last = clauses.at(-1);
    const isNext = last && /^,\s+$/.test(text.slice(last.at[1] - start, clause.at[0]));
    const from = isNext ? last.at[0] : at[0];
    if (isNext) clauses.pop();
    clauses.push({ kind: 'phrase', text: text.slice(from - start, clause.at[1]), at: [from, at[1]] });
  }
  return clauses;
}
