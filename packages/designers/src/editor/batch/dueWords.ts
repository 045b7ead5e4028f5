import type { CardChange, CardKind, OutdatedCards } from '../userDetails/staffCards.ts';
import type { DetailName } from '../userDetails/userDetails.ts';

const kinds: Record<CardKind, string> = { card: 'Card', signature: 'Signature' };
const details: Record<DetailName, string> = {
  name: 'name',
  title: 'job title',
  email: 'email',
  phone: 'phone',
};
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function changeWords({ detail, before, after }: CardChange): string {
  if (!before) return `${details[detail]} “${after}” added`;
  return after
    ? `${details[detail]} changed from “${before}” to “${after}”`
    : `${details[detail]} “${before}” removed`;
}

const dayOf = (changes: readonly CardChange[]) => changes[0] && day.format(new Date(changes[0].madeAt));

/** The reasons a person needs a card or signature, one sentence for each; one for both if they match. */
export function dueWords({ isWithoutCard, changes }: OutdatedCards): string[] {
  const [card, signature] = (Object.keys(kinds) as CardKind[]).map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    return {
      what: kinds[kind],
      says: ofKind[0] ? `from ${dayOf(ofKind)}: ${ofKind.map(changeWords).join(', ')}.` : '',
    };
  });
  const outdated =
    card?.says === signature?.says ? [{ what: 'Card and signature', says: card?.says }] : [card, signature];
  return [
    ...(isWithoutCard ? ['No card yet.'] : []),
    ...outdated.flatMap((each) => (each?.says ? [`${each.what} ${each.says}`] : [])),
  ];
}
