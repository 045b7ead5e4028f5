import type { StaffCards } from '@daybreak/designers';
import { useMemo } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { CardRecipient } from '../../backend/interfaces/Cards.ts';
import type { ChangeSearch } from '../../shared/navigation/useSearchChange.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { managesCards } from '../../shared/session/rights.ts';

/**
 * Returns the person a card was made for: the directory entry if the name or address still matches, otherwise the
 * person with the address. Empty without an address or name.
 */
export function madeFor({ user, from }: Parameters<StaffCards['note']>[1][number]): CardRecipient[] {
  if (from && (from.name === user.name || from.email === user.email)) {
    const { id, name, title, email, phone } = from;
    return [{ id, madeWith: { name, title, email, phone } }];
  }
  const email = user.email.trim();
  return email && user.name.trim() ? [{ email }] : [];
}

/** Records whose cards and signatures were made. `&cards=without` or `outdated` in the address selects a batch. */
export function useStaffCards(search: URLSearchParams, change: ChangeSearch): StaffCards | undefined {
  const { cards } = useBackend();
  const role = usePerson().person.staff?.role;
  const cardsParameter = search.get('cards');
  return useMemo(() => {
    if (!role) return undefined;
    return {
      async note(kind, madeCards) {
        const people = madeCards.flatMap(madeFor);
        if (people.length > 0) await cards.note(kind, people);
      },
      ...(managesCards(role) ? { due: cards.dueCards } : {}),
      ...(cardsParameter === 'without' || cardsParameter === 'outdated'
        ? {
            asked: cardsParameter,
            onTaken: () => change((address) => address.delete('cards'), { replace: true }),
          }
        : {}),
    };
  }, [cards, role, cardsParameter, change]);
}
