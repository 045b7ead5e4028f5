import { beforeEach, describe, expect, it } from 'vitest';
import { addressTaken, changedMeanwhile, noDetails, toFormDetails } from '../detailChanges.ts';
import type { Backend } from '../interfaces/Backend.ts';
import {
  type DetailName,
  detailNames,
  enteredNames,
  mapToRecord,
  personDetails,
} from '../interfaces/personDetails.ts';
import { ada, failureOf, ivo, max, password, sam } from './support.ts';

const ines = 'ines@daybreak.example';

const circle = 'This would make someone their own manager, directly or indirectly. Choose another manager.';

/** Returns a value of the maximum length. */
function longestOf(name: DetailName): string {
  const { kind, label, maxLength = 0 } = personDetails[name];
  if (kind === 'date') return '2026-11-02';
  return kind === 'phone' ? '(512) 555-01'.padEnd(maxLength, '4') : label.padEnd(maxLength, 'x');
}

/** A JPEG whose frame declares 512 × 512 pixels, with an empty scan. */
const frame = [0xff, 0xc0, 0, 17, 8, 2, 0, 2, 0, 3, ...new Array(9).fill(0)];
const squareJpeg = new Blob([new Uint8Array([0xff, 0xd8, ...frame, 0xff, 0xda, 0, 2, 0xff, 0xd9])], {
  type: 'image/jpeg',
});

export interface PeopleSubject {
  backend: Backend;
  /** The token from the newest link mailed to a person. */
  tokenSentTo: (email: string) => string;
}

/**
 * Tests an implementation of `People`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the five demo accounts, signed out
 */
export function peopleContract(name: string, open: () => Promise<PeopleSubject>): void {
  describe(`${name} keeps the contract of people`, () => {
    let backend: Backend;
    let subject: PeopleSubject;
    beforeEach(async () => {
      subject = await open();
      backend = subject.backend;
    });
    const enter = (email: string) => backend.auth.signIn(email, password);
    const idOf = async (email: string) => {
      await enter(ada);
      const lists = await Promise.all([backend.staff.list(), backend.staff.list('inactive')]);
      const id = lists.flat().find((person) => person.email === email)?.id;
      if (!id) throw new Error(`${email} is not in the directory.`);
      return id;
    };
    const viewOf = async (email: string) => {
      const view = await backend.people.open(await idOf(email));
      if (!view) throw new Error(`${email} cannot be seen.`);
      return view;
    };

    it('opens a person with their manager and reports', async () => {
      const { person } = await viewOf(sam);
      const manager = await viewOf(max);
      const after = { ...toFormDetails(person), managerId: manager.person.id, department: ' Sales ' };
      const saved = await backend.people.save(person.id, toFormDetails(person), after);
      expect(saved).toEqual({ ...person, managerId: manager.person.id, department: 'Sales' });
      await enter(sam);
      expect(await backend.people.open(person.id)).toMatchObject({ person: saved, manager: manager.person });
      expect((await backend.people.open(manager.person.id))?.reports).toEqual([saved]);
    });

    it('finds no one for an unknown id, and people who have left only for a super admin', async () => {
      const formerId = await idOf(ivo);
      expect((await backend.people.open(formerId))?.person).toMatchObject({ email: ivo, isActive: false });
      expect(await backend.people.open('nobody')).toBeNull();
      expect(await backend.people.open('00000000-0000-4000-a000-000000000001')).toBeNull();
      await enter(sam);
      expect(await backend.people.open(formerId)).toBeNull();
    });

    it('lists active people by first name', async () => {
      await enter(sam);
      const people = await backend.people.list();
      expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining([ada, max, sam]));
      expect(people.map(({ email }) => email)).not.toContain(ivo);
      const names = people.map(({ firstName }) => firstName.normalize('NFD').replaceAll(/\p{M}/gu, ''));
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    });

    it('writes, removes and fills in every detail', async () => {
      const { person } = await viewOf(sam);
      const manager = await idOf(max);
      const after = { ...mapToRecord(detailNames, longestOf), managerId: manager };
      const saved = await backend.people.save(person.id, toFormDetails(person), after);
      expect(saved).toEqual({ ...person, ...after });
      const { firstName } = after;
      const emptied = await backend.people.save(person.id, after, { ...noDetails, firstName });
      expect(toFormDetails(emptied)).toEqual({ ...noDetails, firstName });
      const filled = { ...noDetails, firstName, department: 'Sales' };
      expect(toFormDetails(await backend.people.save(person.id, toFormDetails(emptied), filled))).toEqual(
        filled,
      );
    });

    it('rejects changes by two super admins to the same field, but not to different ones', async () => {
      const { person } = await viewOf(sam);
      const before = toFormDetails(person);
      await backend.people.save(person.id, before, { ...before, location: 'Houston' });
      const other = await backend.people.save(person.id, before, { ...before, department: 'Sales desk' });
      expect(other).toMatchObject({ location: 'Houston', department: 'Sales desk' });
      expect(
        await failureOf(backend.people.save(person.id, before, { ...before, location: 'Austin, Texas' })),
      ).toEqual(['refused', changedMeanwhile]);
    });

    it('refuses a circle of managers, with the reason', async () => {
      const low = (await viewOf(sam)).person;
      const high = (await viewOf(max)).person;
      await backend.people.save(low.id, toFormDetails(low), { ...toFormDetails(low), managerId: high.id });
      for (const managerId of [low.id, high.id])
        expect(
          await failureOf(
            backend.people.save(high.id, toFormDetails(high), { ...toFormDetails(high), managerId }),
          ),
        ).toEqual(['refused', circle]);
    });

    it('doesn’t deactivate a manager until their reports have another one', async () => {
      const low = (await viewOf(sam)).person;
      const high = (await viewOf(max)).person;
      await backend.people.save(low.id, toFormDetails(low), { ...toFormDetails(low), managerId: high.id });
      const [kind, words] = await failureOf(backend.staff.setActive(high.id, false));
      expect(kind).toBe('refused');
      expect(words).toContain('still manages 1 active person. Choose another manager for them first.');
      const { person } = await viewOf(sam);
      await backend.people.save(low.id, toFormDetails(person), { ...toFormDetails(person), managerId: '' });
      expect(await backend.staff.setActive(high.id, false)).toMatchObject({ isActive: false });
    });

    it('adds a person without an account, once', async () => {
      await enter(ada);
      const details = { ...noDetails, firstName: 'Ines', department: 'Sales', startDate: '2026-12-01' };
      const added = await backend.people.add(' Ines@daybreak.example ', details);
      expect(added).toMatchObject({
        email: ines,
        firstName: 'Ines',
        lastName: null,
        department: 'Sales',
        startDate: '2026-12-01',
        role: 'staff',
        isActive: true,
        accountId: null,
      });
      expect((await backend.people.open(added.id))?.person).toEqual(added);
      expect(await failureOf(backend.people.add(ines, details))).toEqual(['refused', addressTaken]);
    });

    it('invites a person, who chooses a password and becomes staff', async () => {
      await enter(ada);
      const added = await backend.people.add(ines, { ...noDetails, firstName: 'Ines' });
      expect(await backend.people.invitation(added.id)).toBeNull();
      const invitation = await backend.people.invite(added.id);
      expect(invitation).toMatchObject({ email: ines, isWithdrawn: false });
      expect(Date.parse(invitation.expiresAt) - Date.parse(invitation.sentAt)).toBeGreaterThan(
        6.9 * 86_400_000,
      );
      expect(await backend.people.invitation(added.id)).toEqual(invitation);
      await backend.auth.signOut();
      const token = subject.tokenSentTo(ines);
      expect(await backend.people.openInvitation(token)).toEqual({
        state: 'open',
        email: ines,
        firstName: 'Ines',
      });
      const chosen = 'a-quiet-second-sunrise';
      expect(await backend.people.acceptInvitation(token, chosen)).toEqual({
        state: 'accepted',
        email: ines,
      });
      expect(await backend.people.acceptInvitation(token, chosen)).toEqual({ state: 'used' });
      await backend.auth.signIn(ines, chosen);
      expect(await backend.staff.role()).toBe('staff');
      expect(await backend.profiles.ensure()).toMatchObject({ firstName: 'Ines', passwordChanged: true });
    });

    it('withdraws an invitation, and reports its link as withdrawn', async () => {
      await enter(ada);
      const added = await backend.people.add(ines, { ...noDetails, firstName: 'Ines' });
      await backend.people.invite(added.id);
      await backend.people.withdrawInvitation(added.id);
      expect(await backend.people.invitation(added.id)).toMatchObject({ isWithdrawn: true });
      const token = subject.tokenSentTo(ines);
      expect(await backend.people.openInvitation(token)).toEqual({ state: 'withdrawn' });
      expect(await backend.people.openInvitation('nonsense')).toEqual({ state: 'unknown' });
      expect(await failureOf(backend.people.invite(await idOf(sam)))).toEqual([
        'failed',
        'This person already has an account.',
      ]);
    });

    it.each([max, sam])('refuses %s every change', async (who) => {
      const { person } = await viewOf(sam);
      await enter(who);
      const before = toFormDetails(person);
      const [kind] = await failureOf(backend.people.save(person.id, before, { ...before, location: 'Mars' }));
      expect(kind).toBe('refused');
      const [added] = await failureOf(backend.people.add(ines, { ...noDetails, firstName: 'Ines' }));
      expect(added).toBe('refused');
      expect((await failureOf(backend.people.invite(person.id)))[0]).toBe('refused');
      expect((await failureOf(backend.people.withdrawInvitation(person.id)))[0]).toBe('refused');
      expect(await backend.people.invitation(person.id)).toBeNull();
      expect((await backend.people.open(person.id))?.person).toEqual(person);
    });

    it('sets and removes a person’s own photo, or anyone’s for a super admin', async () => {
      const id = await idOf(sam);
      expect((await backend.people.open(id))?.person.photo).toBeNull();
      const photo = await backend.people.setPhoto(id, squareJpeg);
      expect(photo).toEqual(expect.any(String));
      await enter(sam);
      expect((await backend.staff.own())?.photo).toBe(photo);
      const address = await backend.people.photoAddress(photo ?? '');
      expect(address).toMatch(/^(blob|https?):/);
      expect(await (await fetch(address ?? '')).arrayBuffer()).toEqual(await squareJpeg.arrayBuffer());
      expect(await backend.people.photoAddress('nobody/nothing.jpg')).toBeNull();

      const other = await backend.people.setPhoto(id, squareJpeg);
      expect(other).not.toBe(photo);
      expect(await backend.people.setPhoto(id, null)).toBeNull();
      expect((await backend.people.open(id))?.person.photo).toBeNull();
      await enter(max);
      expect(await failureOf(backend.people.setPhoto(id, squareJpeg))).toEqual([
        'refused',
        "You can change your own photo. Only super administrators can change other people's photos.",
      ]);
    });

    it('rejects when signed out', async () => {
      const id = await idOf(sam);
      await backend.auth.signOut();
      const calls = [
        backend.people.open(id),
        backend.people.list(),
        backend.people.save(id, noDetails, { ...noDetails, location: 'Mars' }),
        backend.people.add(ines, noDetails),
        backend.people.setPhoto(id, null),
        backend.people.photoAddress('x'),
        backend.people.invitation(id),
        backend.people.invite(id),
        backend.people.withdrawInvitation(id),
      ];
      for (const [kind] of await Promise.all(calls.map(failureOf))) expect(kind).toBe('signedOut');
    });

    describe('a table of people', () => {
      const mia = 'mia@daybreak.example';

      it('is previewed row by row, then imported as a whole', async () => {
        await enter(ada);
        const rows = [
          { email: mia, fields: { firstName: 'Mia', manager: max } },
          { email: ` ${sam.toUpperCase()} `, fields: { department: 'Rooftops', manager: mia } },
          { email: max, fields: {} },
        ];
        const outlook = await backend.people.previewTable(rows);
        expect(outlook).toMatchObject({
          rows: [
            { verdict: 'added', fields: [], reason: null },
            { verdict: 'changed', fields: ['department', 'manager'], reason: null },
            { verdict: 'unchanged', fields: [], reason: null },
          ],
          failure: null,
          isWritten: false,
        });
        expect((await backend.people.list()).map(({ email }) => email)).not.toContain(mia);
        expect(await backend.people.importTable(rows, outlook.digest)).toMatchObject({ isWritten: true });
        const everyone = await backend.people.list();
        const one = (email: string) => everyone.find((person) => person.email === email);
        expect(one(mia)).toMatchObject({ firstName: 'Mia', role: 'staff', managerId: one(max)?.id });
        expect(one(sam)).toMatchObject({ department: 'Rooftops', managerId: one(mia)?.id });
      });

      it('accepts every detail', async () => {
        await enter(ada);
        const details = mapToRecord(enteredNames, longestOf);
        const rows = [
          { email: mia, fields: details },
          { email: sam, fields: details },
        ];
        const { digest, rows: verdicts } = await backend.people.previewTable(rows);
        expect(verdicts).toMatchObject([
          { verdict: 'added' },
          { verdict: 'changed', fields: expect.arrayContaining(enteredNames) },
        ]);
        await backend.people.importTable(rows, digest);
        const everyone = await backend.people.list();
        for (const email of [mia, sam])
          expect(everyone.find((person) => person.email === email)).toMatchObject(details);
      });

      it('reports why a row is refused, and then writes nothing', async () => {
        await enter(ada);
        const rows = [
          { email: 'nobody', fields: { firstName: 'No' } },
          { email: ivo, fields: { department: 'Rooftops' } },
          { email: mia, fields: {} },
          { email: sam, fields: { manager: 'nobody@daybreak.example' } },
          { email: max, fields: { department: 'Rooftops' } },
        ];
        const outlook = await backend.people.previewTable(rows);
        expect(outlook.rows.map(({ reason }) => reason)).toEqual([
          "This isn't a valid email address.",
          'This person is deactivated. Activate them first.',
          'First name is missing.',
          "No one has this manager's email address.",
          null,
        ]);
        expect(await backend.people.importTable(rows, outlook.digest)).toMatchObject({ isWritten: false });
        const found = (await backend.people.list()).find(({ email }) => email === max);
        expect(found?.department).not.toBe('Rooftops');
      });

      it('is refused if the directory has changed since, and for anyone but super admins', async () => {
        await enter(ada);
        const rows = [{ email: sam, fields: { phone: '555-0188' } }];
        const { digest } = await backend.people.previewTable(rows);
        const person = (await backend.people.list()).find(({ email }) => email === sam);
        if (!person) throw new Error('Sam is missing.');
        await backend.people.save(person.id, toFormDetails(person), {
          ...toFormDetails(person),
          phone: '555-0188',
        });
        expect(await failureOf(backend.people.importTable(rows, digest))).toEqual([
          'refused',
          'The directory changed since this preview. Check the new preview, then import.',
        ]);
        await enter(max);
        expect((await failureOf(backend.people.previewTable(rows)))[0]).toBe('refused');
        expect((await failureOf(backend.people.importTable(rows, digest)))[0]).toBe('refused');
      });
    });
  });
}
