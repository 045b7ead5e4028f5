import type { StaffCards } from '@daybreak/designers';
import { useMemo } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { MadeFor } from '../../backend/interfaces/Cards.ts';
import type { ChangeSearch } from '../../shared/navigation/useSearchChange.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { looksAfterCards } from '../../shared/session/rights.ts';

type Made = Parameters<StaffCards['note']>[1][number];

/**
 * The directory entry, if the name or address still matches it; otherwise the person with the address.
 * A card without an address is no one's.
 */
export function madeFor({ user, from }: Made): MadeFor[] {
  if (from && (from.name === user.name || from.email === user.email)) {
    const { id, name, title, email, phone } = from;
    return [{ id, madeWith: { name, title, email, phone } }];
  }
  const email = user.email.trim();
  return email && user.name.trim() ? [{ email }] : [];
}

/** Whose cards and signatures were made; `&cards=without` or `outdated` in the address selects the people to make many for. */
export function useStaffCards(search: URLSearchParams, change: ChangeSearch): StaffCards | undefined {
  const { cards } = useBackend();
  const role = usePerson().person.staff?.role;
  const asked = search.get('cards');
  return useMemo(() => {
    if (!role) return undefined;
    return {
      async note(kind, made) {
        const people = made.flatMap(madeFor);
        if (people.length > 0) await cards.note(kind, people);
      },
      ...(looksAfterCards(role) ? { due: cards.due } : {}),
      ...(asked === 'without' || asked === 'outdated'
        ? { asked, onTaken: () => change((address) => address.delete('cards'), { replace: true }) }
        : {}),
    };
  }, [cards, role, asked, change]);
}
