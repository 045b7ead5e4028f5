import { beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../errors.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { Subject } from './subject.ts';
import { ada, failureOf, ivo, kindOf, max, password, sam } from './support.ts';

/** Tests what the server does by functions: mail, sample data and the assistant. `opened` returns each test's own backend, signed out. */
export function serverFunctionsContract(opened: () => Subject): void {
  let subject: Subject;
  let backend: Backend;
  beforeEach(() => {
    subject = opened();
    backend = subject.backend;
  });

  describe('mail', () => {
    it('sends a test to the signed-in person’s address', async () => {
      await backend.auth.signIn(sam, password);
      expect(await backend.mail.sendTest({ subject: 'A', html: '<p>A</p>', text: 'A' })).toBe(
        'sam@daybreak.example',
      );
    });

    it('is in the super administrators’ log, without its contents', async () => {
      await backend.auth.signIn(sam, password);
      await backend.mail.sendTest({ subject: 'A', html: '<p>A</p>', text: 'A' });
      expect(await backend.audit.mails({ state: 'bounced' })).toEqual([]);
      await backend.auth.signIn(ada, password);
      const [newest] = await backend.audit.mails({ searchText: ' SAM@ ', state: 'sent' });
      expect(newest).toEqual({
        id: expect.any(Number),
        at: expect.any(String),
        kind: 'test',
        to: 'sam@daybreak.example',
        by: 'Sam Rivera',
        state: 'sent',
        reason: null,
      });
      expect(await backend.audit.mails({ searchText: '%' })).toEqual([]);
      expect(await backend.audit.mails({ state: 'refused' })).toEqual([]);
      expect((await backend.audit.mails({}, newest?.id)).map(({ id }) => id)).not.toContain(newest?.id);
      await backend.auth.signOut();
      expect(await kindOf(backend.audit.mails({}))).toBe('signedOut');
    });

    it('asks a visitor to sign in', async () => {
      expect(await kindOf(backend.mail.sendTest({ subject: 'A', html: '<p>A</p>', text: 'A' }))).toBe(
        'signedOut',
      );
    });
  });

  describe('seeding', () => {
    const ines = 'ines@daybreak.example';
    const leadsRefused = 'Only administrators and super administrators can create sample leads.';
    const staffRefused = 'Only a super administrator can create staff accounts.';

    it.each([max, ada])('lets %s add the sample leads, once', async (who) => {
      await backend.auth.signIn(who, password);
      expect(await backend.seeding.seedLeads()).toBe('Added 25 sample leads.');
      expect(await backend.seeding.seedLeads()).toBe('All 25 sample leads already exist. Nothing was added.');
    });

    it('refuses everyone else with a message', async () => {
      expect(await failureOf(backend.seeding.seedLeads())).toEqual([
        'signedOut',
        'You must be logged in to create sample leads.',
      ]);
      expect(await failureOf(backend.seeding.createStaffAccounts())).toEqual([
        'signedOut',
        'You must be logged in to create staff accounts.',
      ]);
      await backend.auth.signIn(sam, password);
      expect(await failureOf(backend.seeding.seedLeads())).toEqual(['refused', leadsRefused]);
      await backend.auth.signIn(max, password);
      expect(await failureOf(backend.seeding.createStaffAccounts())).toEqual(['refused', staffRefused]);
    });

    it('creates a newcomer’s account with a password they must change, and shows it once', async () => {
      await subject.hire(ines, 'Ines');
      await backend.auth.signIn(ada, password);
      const { defaultPassword, results } = await backend.seeding.createStaffAccounts();
      expect(results.find(({ email }) => email === ines)?.status).toBe('created');
      expect(results.find(({ email }) => email === sam)?.status).toBe('skipped');
      expect(results.map(({ email }) => email)).not.toContain(ivo);
      expect(await backend.seeding.createStaffAccounts()).toMatchObject({
        message: 'Everyone in the directory already has an account.',
        defaultPassword: null,
      });

      expect((await backend.auth.signIn(ines, defaultPassword ?? '')).email).toBe(ines);
      expect(await backend.profiles.ensure()).toMatchObject({ firstName: 'Ines', passwordChanged: false });
      expect(await backend.staff.role()).toBeNull();
      await backend.auth.updatePassword('another-Sunrise-7');
      expect(await backend.staff.role()).toBe('staff');
    });
  });

  describe('the assistant', () => {
    const answered = async (signal = new AbortController().signal) => {
      const question = { role: 'user', content: 'What sizes do posters have?' } as const;
      let answer = '';
      for await (const text of backend.chat.ask([question], signal)) answer += text;
      return answer;
    };

    it('answers a signed-in person', async () => {
      await backend.auth.signIn(sam, password);
      expect((await answered()).trim()).not.toBe('');
    });

    it('rejects when signed out', async () => {
      expect(await kindOf(answered())).toBe('signedOut');
    });

    it('stops an answer on abort', async () => {
      await backend.auth.signIn(sam, password);
      const question = new AbortController();
      question.abort();
      const answer = await answered(question.signal).catch((error: unknown) => {
        expect(error).toBeInstanceOf(BackendError);
        return '';
      });
      expect(answer).toBe('');
    });
  });
}
