import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import type { Subject } from './subject.ts';
import { ada, kindOf, nia, password, sam } from './support.ts';

/** Tests the profile of the person who is signed in. `opened` returns each test's own backend, signed out. */
export function profilesContract(opened: () => Subject): void {
  let subject: Subject;
  let backend: Backend;
  beforeEach(() => {
    subject = opened();
    backend = subject.backend;
  });

  describe('profile', () => {
    it('creates the profile on the first visit, once, with the directory’s names', async () => {
      await subject.forgetProfile(nia);
      await backend.auth.signIn(nia, password);
      expect(await backend.profiles.own()).toBeNull();
      const [first, second] = await Promise.all([backend.profiles.ensure(), backend.profiles.ensure()]);
      const staff = await backend.staff.own();
      expect(first).toMatchObject({ firstName: staff?.firstName, passwordChanged: false });
      expect(second).toEqual(first);
      expect(await backend.profiles.own()).toEqual(first);
    });

    it('keeps an existing profile', async () => {
      await backend.auth.signIn(ada, password);
      expect(await backend.profiles.ensure()).toEqual(await backend.profiles.own());
      expect((await backend.profiles.own())?.passwordChanged).toBe(true);
    });

    it('records a changed password and grants the rights that depend on it', async () => {
      await backend.auth.signIn(nia, password);
      await backend.profiles.ensure();
      expect(await backend.staff.role()).toBeNull();
      await backend.auth.updatePassword('another-Sunrise-7');
      await backend.profiles.markPasswordChanged();
      expect((await backend.profiles.own())?.passwordChanged).toBe(true);
      expect(await backend.staff.role()).toBe('staff');
    });

    it('rejects an update that matches no row', async () => {
      await backend.auth.signIn(nia, password);
      await subject.forgetProfile(nia);
      expect(await kindOf(backend.profiles.markPasswordChanged())).toBe('refused');
    });

    it('trims names, and leaves the password flag alone', async () => {
      await backend.auth.signIn(sam, password);
      const names = { firstName: ' Samuel ', lastName: 'Rivera-Ortiz', displayName: 'Sam' };
      const saved = await backend.profiles.save(names);
      expect(saved).toEqual({ ...names, firstName: 'Samuel', passwordChanged: true });
      expect(await backend.profiles.own()).toEqual(saved);
    });

    it('creates a missing profile when names are saved', async () => {
      await subject.forgetProfile(nia);
      await backend.auth.signIn(nia, password);
      await backend.profiles.save({ firstName: 'Nia', lastName: 'Okafor', displayName: '' });
      expect(await backend.profiles.own()).toMatchObject({ firstName: 'Nia', passwordChanged: false });
    });

    it('rejects a profile without a first name, and names over 60 characters', async () => {
      await backend.auth.signIn(sam, password);
      const before = await backend.profiles.ensure();
      const long = 'x'.repeat(61);
      for (const wrong of [
        { firstName: ' ', lastName: 'x', displayName: 'x' },
        { firstName: long, lastName: 'x', displayName: 'x' },
        { firstName: 'x', lastName: long, displayName: 'x' },
        { firstName: 'x', lastName: 'x', displayName: long },
      ])
        expect(await kindOf(backend.profiles.save(wrong))).toBe('unexpected');
      expect(await backend.profiles.own()).toEqual(before);
      await backend.profiles.save({ ...before, lastName: 'x'.repeat(60), displayName: '' });
    });

    it('refuses everything about a profile while signed out', async () => {
      expect(await kindOf(backend.profiles.own())).toBe('signedOut');
      expect(await kindOf(backend.profiles.ensure())).toBe('signedOut');
      expect(
        await kindOf(backend.profiles.save({ firstName: 'No', lastName: 'Body', displayName: '' })),
      ).toBe('signedOut');
      expect(await kindOf(backend.profiles.markPasswordChanged())).toBe('signedOut');
    });
  });
}
