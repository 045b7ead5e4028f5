import type { DetailName } from '../userDetails/userDetails.ts';
import type { CardChange, CardKind, CardsOf } from '../workbench/staffCards.ts';

const kinds: Record<CardKind, string> = { card: 'Card', signature: 'Signature' };
const details: Record<DetailName, string> = {
  name: 'name',
  title: 'job title',
  email: 'email',
  phone: 'phone',
};
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

function changeWords({ detail, before, after }: CardChange): string {
  if (!before) return `${details[detail]} “${after}” is new`;
  return after
    ? `${details[detail]} “${before}” is now “${after}”`
    : `${details[detail]} “${before}” is gone`;
}

/** Why somebody needs a card or signature, one sentence for each. */
export function dueWords({ hasNone, changes }: CardsOf): string[] {
  const outdated = (Object.keys(kinds) as CardKind[]).flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    const [first] = own;
    return first
      ? [`${kinds[kind]} of ${day.format(new Date(first.madeAt))}: ${own.map(changeWords).join(', ')}.`]
      : [];
  });
  return [...(hasNone ? ['No card yet.'] : []), ...outdated];
}
