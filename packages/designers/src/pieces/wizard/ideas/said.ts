import type { UserDetails } from '../../../userDetails/userDetails.ts';
import type { AnyDraft } from '../../../workbench/fields.ts';
import type { Fact } from '../reading/brief.ts';

interface Piece {
  draft: AnyDraft;
  user?: Partial<UserDetails>;
}

/** As words are compared: whatever their case, spaces and marks at their end. */
export const plain = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[\s ]+/g, ' ')
    .replace(/^[\s"“”.,;:!–-]+|[\s"“”.,;:!–-]+$/g, '');

/** Fields that hold words: what else a draft says is choices. */
const isChoice = (name: string) =>
  /^(theme|composition|type|size|orientation|platform|format|template|audience|pages|fold|cover|inside|picture.*|.*Picture|has\w+|layout|versions)$/.test(
    name,
  );

/** All words of a piece, a line each. */
export const wordsOf = ({ draft, user }: Piece): string =>
  [
    ...Object.entries(draft).flatMap(([name, value]) => (isChoice(name) ? [] : [value])),
    ...Object.values(user ?? {}),
  ].join('\n');

/** Whether a piece says a fact: its words, or its value in the field for it. */
export function saidBy(piece: Piece, fact: Fact): boolean {
  if (plain(wordsOf(piece)).includes(plain(fact.text))) return true;
  if (fact.until || !fact.value) return false;
  const fields: Partial<Record<Fact['kind'], string>> = { date: 'eventDate', time: 'eventTime' };
  const field = fields[fact.kind];
  if (field) return piece.draft[field] === fact.value;
  return fact.kind === 'link' && [piece.draft.link, piece.draft.ctaUrl].includes(fact.value);
}
