import { beforeEach, describe, expect, it } from 'vitest';
import { noDetails } from '../detailChanges.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { StaffMember } from '../interfaces/Staff.ts';
import { ada, kindOf, max, password, sam } from './support.ts';

/**
 * Tests an implementation of `Cards`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out
 */
export function cardsContract(name: string, open: () => Promise<Backend>): void {
  describe(`${name} keeps the contract of cards`, () => {
    let backend: Backend;
    let people: readonly StaffMember[];
    beforeEach(async () => {
      backend = await open();
      await enter(ada);
      people = await backend.staff.list();
    });
    const enter = (email: string) => backend.auth.signIn(email, password);
    const entryOf = (email: string) => {
      const found = people.find((person) => person.email === email);
      if (!found) throw new Error(`${email} is not in the directory.`);
      return found;
    };
    const changesOf = async (id: string) =>
      ((await backend.cards.dueCards()).find((each) => each.id === id)?.changes ?? []).map(
        ({ kind, detail, before, after }) => [kind, detail, before, after],
      );

    it('lists active people without a card until one is made', async () => {
      expect(await backend.cards.counts()).toEqual({ withoutCard: people.length, cards: 0, signatures: 0 });
      const count = await backend.cards.note('card', [
        { id: entryOf(sam).id },
        { email: ' MAX@daybreak.example' },
        { email: 'nobody@daybreak.example' },
        { email: 'ivo@daybreak.example' },
      ]);
      expect(count).toBe(2);
      const due = await backend.cards.dueCards();
      expect(due.map(({ id }) => id).sort()).toEqual(
        people
          .filter(({ email }) => email !== sam && email !== max)
          .map(({ id }) => id)
          .sort(),
      );
      expect(due.every(({ isWithoutCard, changes }) => isWithoutCard && changes.length === 0)).toBe(true);
      expect((await backend.cards.counts()).withoutCard).toBe(people.length - 2);
    });

    it('lists someone who was just added', async () => {
      const added = await backend.people.add('new@daybreak.example', { ...noDetails, firstName: 'New' });
      expect(await backend.cards.dueCards()).toContainEqual({
        id: added.id,
        isWithoutCard: true,
        changes: [],
      });
    });

    it('shows later changes in the directory to administrators and to the person', async () => {
      const { id, phone, jobTitle } = entryOf(sam);
      await backend.cards.note('card', [{ id }]);
      await backend.cards.note('signature', [{ id }]);
      await backend.staff.update(id, { firstName: 'Sam', lastName: 'Rivers', phone: '' });
      expect(await changesOf(id)).toEqual([
        ['card', 'name', 'Sam Rivera', 'Sam Rivers'],
        ['card', 'phone', phone, ''],
        ['signature', 'name', 'Sam Rivera', 'Sam Rivers'],
        ['signature', 'phone', phone, ''],
      ]);
      expect(await backend.cards.counts()).toMatchObject({ cards: 1, signatures: 1 });
      await enter(sam);
      const own = await backend.cards.ownChanges();
      expect(own).toHaveLength(4);
      expect(Date.parse(own[0]?.madeAt ?? '')).not.toBeNaN();
      // A card filled in with the current details is up to date.
      expect(await backend.cards.note('card', [{ email: sam }])).toBe(1);
      expect((await backend.cards.ownChanges()).map(({ kind }) => kind)).toEqual(['signature', 'signature']);
      // One that was filled in before the change is outdated.
      const madeWith = { name: 'Sam Rivera', title: jobTitle ?? '', email: sam, phone: '' };
      await backend.cards.note('signature', [{ id, madeWith }]);
      expect((await backend.cards.ownChanges()).map(({ detail }) => detail)).toEqual(['name']);
    });

    it('forgets the changes of people who have left', async () => {
      const { id } = entryOf(sam);
      await backend.cards.note('card', [{ id }]);
      await backend.staff.update(id, { firstName: 'Samuel', lastName: 'Rivera', phone: '' });
      await backend.staff.setActive(id, false);
      expect((await backend.cards.dueCards()).some((each) => each.id === id)).toBe(false);
    });

    it('lets administrators manage all cards, and others record and see their own', async () => {
      await enter(max);
      expect(await backend.cards.note('card', [{ id: entryOf(ada).id }])).toBe(1);
      expect((await backend.cards.dueCards()).length).toBe(people.length - 1);
      await enter(sam);
      expect(await kindOf(backend.cards.dueCards())).toBe('refused');
      expect(await kindOf(backend.cards.counts())).toBe('refused');
      expect(await backend.cards.ownChanges()).toEqual([]);
      expect(await backend.cards.note('card', [{ id: entryOf(max).id }, { email: sam }])).toBe(1);
      await enter(max);
      expect((await backend.cards.dueCards()).map(({ id }) => id)).toContain(entryOf(max).id);
      expect((await backend.cards.dueCards()).map(({ id }) => id)).not.toContain(entryOf(sam).id);
    });

    it('rejects when signed out', async () => {
      await backend.auth.signOut();
      const calls = [
        backend.cards.dueCards(),
        backend.cards.counts(),
        backend.cards.ownChanges(),
        backend.cards.note('card', []),
      ];
      expect(await Promise.all(calls.map(kindOf))).toEqual(calls.map(() => 'signedOut'));
    });
  });
}
