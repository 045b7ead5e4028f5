import { BackendError } from '../errors.ts';
import {
  type CardChange,
  type CardDetail,
  type CardKind,
  type Cards,
  cardDetails,
  cardKinds,
  maxNotedCards,
  type PersonCards,
} from '../interfaces/Cards.ts';
import { fullName, isAdministrator, type StaffMember } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';
import { activeRowOf } from './people.ts';

interface StoredCard {
  madeWith: Readonly<Record<CardDetail, string>>;
  madeAt: string;
}

/** The cards and signatures that were made, by directory entry. */
export type CardRecords = Map<string, Partial<Record<CardKind, StoredCard>>>;

/** Returns the details that a card takes from an entry. */
const detailsOf = ({ firstName, lastName, jobTitle, email, phone }: StaffMember) => ({
  name: fullName(firstName, lastName),
  title: jobTitle ?? '',
  email,
  phone: phone ?? '',
});

/** In-memory records of whose cards and signatures were made. Changes `cards` in place. */
export function memoryCards(cards: CardRecords, { people, caller }: MemoryAccess): Methods<Cards> {
  const active = () => people.flatMap((person) => activeRowOf(person) ?? []);
  const requireManager = () => {
    if (!isAdministrator(caller().role))
      throw new BackendError('refused', 'Only administrators can manage business cards.');
  };
  const staff = () => {
    const { id, role } = caller();
    if (!role) throw new BackendError('refused', 'Business cards are for active staff only.');
    return { id, role };
  };
  const changesOf = (person: StaffMember): CardChange[] => {
    const currentDetails = detailsOf(person);
    return cardKinds.flatMap((kind) => {
      const record = cards.get(person.id)?.[kind];
      if (!record) return [];
      const { madeWith, madeAt } = record;
      return cardDetails
        .filter((detail) => madeWith[detail] !== currentDetails[detail])
        .map((detail) => ({ kind, detail, before: madeWith[detail], after: currentDetails[detail], madeAt }));
    });
  };
  const due = (): PersonCards[] =>
    active()
      .map((person) => ({
        id: person.id,
        isWithoutCard: !cards.get(person.id)?.card,
        changes: changesOf(person),
      }))
      .filter(({ isWithoutCard, changes }) => isWithoutCard || changes.length > 0);

  return {
    dueCards() {
      requireManager();
      return due();
    },
    counts() {
      requireManager();
      const all = due();
      const changesOf = (of: CardKind) =>
        all.filter(({ changes }) => changes.some(({ kind }) => kind === of)).length;
      return {
        withoutCard: all.filter(({ isWithoutCard }) => isWithoutCard).length,
        cards: changesOf('card'),
        signatures: changesOf('signature'),
      };
    },
    ownChanges() {
      const { id } = staff();
      return active()
        .filter((person) => person.id === id)
        .flatMap(changesOf);
    },
    note(kind, people) {
      const { id: ownId, role } = staff();
      if (people.length > maxNotedCards)
        throw new BackendError('refused', 'Record up to 5,000 business cards at a time.');
      const newCards = new Map<string, StoredCard>();
      for (const record of people) {
        const person = active().find((each) =>
          'email' in record ? each.email === record.email.trim().toLowerCase() : each.id === record.id,
        );
        if (!person || (role === 'staff' && person.id !== ownId)) continue;
        const madeWith = ('id' in record && record.madeWith) || detailsOf(person);
        newCards.set(person.id, { madeWith, madeAt: new Date().toISOString() });
      }
      for (const [id, card] of newCards) cards.set(id, { ...cards.get(id), [kind]: card });
      return newCards.size;
    },
  };
}
