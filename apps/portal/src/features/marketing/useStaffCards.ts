import type { StaffCards } from '@daybreak/designers';
import { useMemo } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { MadeFor } from '../../backend/Cards.ts';
import type { ChangeSearch } from '../../navigation/useSearchChange.ts';
import { usePerson } from '../../session/PersonProvider.tsx';
import { looksAfterCards } from '../../session/rights.ts';

type Made = Parameters<StaffCards['note']>[1][number];

/** An entry of the directory as long as name or address are still its own; otherwise whoever has the address. A card without one is nobody's. */
export function madeFor({ user, from }: Made): MadeFor[] {
  if (from && (from.name === user.name || from.email === user.email)) {
    const { id, name, title, email, phone } = from;
    return [{ id, madeWith: { name, title, email, phone } }];
  }
  const email = user.email.trim();
  return email && user.name.trim() ? [{ email }] : [];
}

/** Whose cards and signatures are made; `&cards=without` or `outdated` in the address says for whom many are to be. */
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
