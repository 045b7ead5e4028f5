import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../interfaces/Auth.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { Subject } from './subject.ts';
import { ada, ivo, kindOf, max, password, sam } from './support.ts';

/** Tests sign-in, passwords, sessions and what an account can set. `opened` returns each test's own backend, signed out. */
export function signInContract(opened: () => Subject): void {
  let backend: Backend;
  beforeEach(() => {
    backend = opened().backend;
  });

  describe('signing in', () => {
    it('has no session before sign-in', async () => {
      expect(await backend.auth.session()).toBeNull();
    });

    it('returns and keeps the session after sign-in', async () => {
      const session = await backend.auth.signIn(ada, password);
      expect(session.email).toBe(ada);
      expect(session.userId).not.toBe('');
      expect(await backend.auth.session()).toEqual(session);
    });

    it('reports a wrong password and an unknown address the same way', async () => {
      expect(await kindOf(backend.auth.signIn(sam, 'not-the-password'))).toBe('invalidCredentials');
      expect(await kindOf(backend.auth.signIn('nobody@daybreak.example', password))).toBe(
        'invalidCredentials',
      );
      expect(await backend.auth.session()).toBeNull();
    });

    it('rejects an account that is not activated', async () => {
      expect(await kindOf(backend.auth.signIn(ivo, password))).toBe('notActivated');
    });

    it('tells listeners about signing in and out, until they stop listening', async () => {
      const sessions: (Session | null)[] = [];
      const stop = backend.auth.onChange((session) => sessions.push(session));
      await backend.auth.signIn(sam, password);
      await backend.auth.signOut();
      expect(sessions.at(0)?.email).toBe(sam);
      expect(sessions.at(-1)).toBeNull();
      const count = sessions.length;
      stop();
      await backend.auth.signIn(sam, password);
      expect(sessions).toHaveLength(count);
    });

    it('has no session after signing out', async () => {
      await backend.auth.signIn(sam, password);
      await backend.auth.signOut();
      expect(await backend.auth.session()).toBeNull();
    });
  });

  describe('passwords', () => {
    it('resolves a reset request for known and unknown addresses', async () => {
      await expect(backend.auth.sendPasswordReset(sam)).resolves.toBeUndefined();
      await expect(backend.auth.sendPasswordReset('nobody@daybreak.example')).resolves.toBeUndefined();
    });

    it('rejects an invalid or used link', async () => {
      for (const type of ['recovery', 'invite', 'email'] as const)
        expect(await kindOf(backend.auth.openLink({ token: 'none', type }))).toBe('refused');
      expect(await backend.auth.session()).toBeNull();
    });

    it('signs in with the new password and no longer with the old one', async () => {
      await backend.auth.signIn(sam, password);
      await backend.auth.updatePassword('another-Sunrise-7', password);
      await backend.auth.signOut();
      expect(await kindOf(backend.auth.signIn(sam, password))).toBe('invalidCredentials');
      expect((await backend.auth.signIn(sam, 'another-Sunrise-7')).email).toBe(sam);
    });

    it('asks for the current password once the user has chosen one', async () => {
      await backend.auth.signIn(sam, password);
      for (const current of [undefined, '', 'not-the-password'])
        expect(await kindOf(backend.auth.updatePassword('another-Sunrise-7', current))).toBe(
          'currentPassword',
        );
      await backend.auth.signOut();
      expect((await backend.auth.signIn(sam, password)).email).toBe(sam);
    });

    it('refuses a password update without a session', async () => {
      expect(await kindOf(backend.auth.updatePassword('another-Sunrise-7'))).toBe('signedOut');
    });
  });

  describe('places', () => {
    it('lists sessions, the current one first, and ends the others', async () => {
      await backend.auth.signIn(sam, password);
      const places = await backend.account.places();
      expect(places[0]).toMatchObject({ isCurrent: true });
      expect(places.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      await backend.account.signOutElsewhere();
      expect(await backend.account.places()).toEqual([places[0]]);
      expect((await backend.auth.session())?.email).toBe(sam);
    });

    it('ends another session, safe to repeat, but not an unknown or the current one', async () => {
      await backend.auth.signIn(sam, password);
      const before = await backend.account.places();
      const [here, ...others] = before;
      await backend.account.signOutPlace('00000000-0000-4000-8000-000000000000');
      await backend.account.signOutPlace(here?.id ?? '');
      expect(await backend.account.places()).toHaveLength(before.length);
      for (const { id } of [...others, ...others]) await backend.account.signOutPlace(id);
      expect(await backend.account.places()).toEqual([here]);
    });

    it('rejects when signed out', async () => {
      expect(await kindOf(backend.account.signOutPlace('00000000-0000-4000-8000-000000000000'))).toBe(
        'signedOut',
      );
      expect(await kindOf(backend.account.places())).toBe('signedOut');
      expect(await kindOf(backend.account.signOutElsewhere())).toBe('signedOut');
    });
  });

  describe('the account', () => {
    it('notifies an administrator of new applications until they turn it off', async () => {
      await backend.auth.signIn(max, password);
      expect(await backend.account.getsApplicationMails()).toBe(true);
      await backend.account.setApplicationMails(false);
      expect(await backend.account.getsApplicationMails()).toBe(false);
    });

    it('needs no second step until a super administrator who has one requires it', async () => {
      await backend.auth.signIn(max, password);
      expect(await backend.account.secondStepRequired()).toBe(false);
      expect(await kindOf(backend.account.requireSecondStep(true))).toBe('refused');
      await backend.auth.signIn(ada, password);
      expect(await kindOf(backend.account.requireSecondStep(true))).toBe('refused');
      expect(await backend.account.secondStepRequired()).toBe(false);
    });
  });
}
