import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { detailsOf } from '../detailsOf.ts';
import { BackendError } from '../errors.ts';
import type { JobApplication } from '../interfaces/Applications.ts';
import type { AuditFilter } from '../interfaces/Audit.ts';
import type { Session } from '../interfaces/Auth.ts';
import type { Backend } from '../interfaces/Backend.ts';
import { roles } from '../interfaces/Staff.ts';
import { failureOf, kindOf, password } from './support.ts';

const noteId = '00000000-0000-4000-d000-000000000001';

export interface Subject {
  backend: Backend;
  /** Removes a person's profile behind the backend's back, so that their next visit is their first. */
  forgetProfile: (email: string) => Promise<void>;
  /** Adds a person without an account to the directory. */
  hire: (email: string, firstName: string) => Promise<void>;
  /** Receives a new application from this person, with the resume `1700000000000_cv.pdf`, which starts with `%PDF-`. */
  receive: (applicant: Pick<JobApplication, 'firstName' | 'lastName' | 'email'>) => Promise<void>;
  /** Names of the stored resumes. */
  resumes: () => Promise<string[]>;
}

const ada = 'ada@daybreak.example';
const max = 'max@daybreak.example';
const sam = 'sam@daybreak.example';
const nia = 'nia@daybreak.example';
const ivo = 'ivo@daybreak.example';

/**
 * Tests an implementation of `Backend`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the five demo accounts, signed out
 */
export function backendContract(name: string, open: () => Promise<Subject>): void {
  describe(`${name} keeps the backend contract`, () => {
    let subject: Subject;
    let backend: Backend;

    beforeEach(async () => {
      subject = await open();
      backend = subject.backend;
    });
    /** A person's row, as seen by the account that signs in to read it. */
    const rowOf = async (email: string, as = ada) => {
      await backend.auth.signIn(as, password);
      const row = (await backend.staff.list()).find((person) => person.email === email);
      if (!row) throw new Error(`${as} does not see ${email}.`);
      return row;
    };
    afterEach(() => subject.backend.auth.signOut());

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

    describe('staff', () => {
      it("returns the signed-in person's own row", async () => {
        await backend.auth.signIn(sam, password);
        expect(await backend.staff.own()).toMatchObject({ email: sam, role: 'staff' });
      });

      it.each([
        ['ada', 'super_admin'],
        ['max', 'admin'],
        ['sam', 'staff'],
      ])('takes the role of %s from the server: %s', async (who, role) => {
        await backend.auth.signIn(`${who}@daybreak.example`, password);
        expect(await backend.staff.role()).toBe(role);
      });

      it('lists active people by role, then first name', async () => {
        await backend.auth.signIn(sam, password);
        const people = await backend.staff.list();
        expect(people.every(({ isActive }) => isActive)).toBe(true);
        const order = people.map(({ role, firstName }) => `${roles.indexOf(role)} ${firstName}`);
        expect(order).toEqual([...order].sort());
        expect(people.map(({ email }) => email)).toEqual(expect.arrayContaining([ada, max, sam]));
      });

      it('shows people who have left only to a super admin', async () => {
        await backend.auth.signIn(max, password);
        expect(await backend.staff.list('inactive')).toEqual([]);
        await backend.auth.signOut();
        await backend.auth.signIn(ada, password);
        expect((await backend.staff.list('inactive')).map(({ email }) => email)).toContain(ivo);
      });

      it('shows a person with the default password only their own row', async () => {
        await backend.auth.signIn(nia, password);
        await backend.profiles.ensure();
        expect((await backend.staff.list()).map(({ email }) => email)).toEqual([nia]);
      });

      it('lets a super admin correct a card, and stores empty texts as null', async () => {
        const row = await rowOf(sam);
        const saved = await backend.staff.update(row.id, { firstName: 'Samuel', lastName: ' ', phone: '' });
        expect(saved).toEqual({ ...row, firstName: 'Samuel', lastName: null, phone: null });
        expect((await backend.staff.list()).find(({ id }) => id === row.id)).toEqual(saved);
      });

      it.each([max, sam])('doesn’t let %s correct a card', async (who) => {
        const row = await rowOf(sam, who);
        const changes = { firstName: 'Mallory', lastName: '', phone: '' };
        expect(await kindOf(backend.staff.update(row.id, changes))).toBe('refused');
        expect(await kindOf(backend.staff.saveCompanyInfo({ phone: '1', jobTitle: 'CEO' }))).toBe('refused');
        expect((await backend.staff.list()).find(({ id }) => id === row.id)).toEqual(row);
      });

      it("writes phone and job title to the super admin's own row", async () => {
        await backend.auth.signIn(ada, password);
        const info = { phone: '(512) 555-0199', jobTitle: 'Chief Operating Officer' };
        expect(await backend.staff.saveCompanyInfo(info)).toMatchObject({ email: ada, ...info });
        expect(await backend.staff.own()).toMatchObject(info);
      });

      it("lets a super admin set another person's role", async () => {
        const row = await rowOf(sam);
        expect(await backend.staff.setRole(row.id, 'admin')).toEqual({ ...row, role: 'admin' });
      });

      it('lets a super admin deactivate and reactivate someone else', async () => {
        const row = await rowOf(sam);
        expect(await backend.staff.setActive(row.id, false)).toEqual({ ...row, isActive: false });
        expect((await backend.staff.list()).map(({ id }) => id)).not.toContain(row.id);
        expect(await backend.staff.setActive(row.id, true)).toEqual(row);
      });

      it('rejects a deactivated person’s sign-in until they’re reactivated', async () => {
        const row = await rowOf(sam);
        await backend.staff.setActive(row.id, false);
        await backend.auth.signOut();
        expect(await kindOf(backend.auth.signIn(sam, password))).toBe('notActivated');
        await backend.auth.signIn(ada, password);
        await backend.staff.setActive(row.id, true);
        expect((await backend.auth.signIn(sam, password)).email).toBe(sam);
      });

      it('lets no one change their own role or activation, not even a super admin', async () => {
        const row = await rowOf(ada);
        expect(await kindOf(backend.staff.setRole(row.id, 'staff'))).toBe('refused');
        expect(await kindOf(backend.staff.setActive(row.id, false))).toBe('refused');
      });

      it.each([max, sam])('doesn’t let %s change others’ role or activation', async (who) => {
        const row = await rowOf(ada, who);
        expect(await kindOf(backend.staff.setRole(row.id, 'staff'))).toBe('refused');
        expect(await kindOf(backend.staff.setActive(row.id, false))).toBe('refused');
      });

      it('refuses the own row and role while signed out', async () => {
        expect(await kindOf(backend.staff.own())).toBe('signedOut');
        expect(await kindOf(backend.staff.list())).toBe('signedOut');
        expect(await kindOf(backend.staff.role())).toBe('signedOut');
      });
    });

    describe('the audit trail', () => {
      const names = async (filter: AuditFilter = {}) =>
        (await backend.audit.list(filter)).map(({ action, actor, subject, details }) => ({
          action,
          who: actor?.label,
          about: subject.label,
          details,
        }));

      it('records role changes and which fields were edited', async () => {
        const row = await rowOf(sam);
        await backend.staff.setRole(row.id, 'admin');
        await backend.staff.update(row.id, { firstName: 'Samuel', lastName: 'Rivera', phone: '555-0133' });
        await backend.staff.setActive(row.id, false);
        expect((await names()).slice(0, 3)).toEqual([
          { action: 'staff.deactivated', who: ada, about: sam, details: {} },
          { action: 'staff.edited', who: ada, about: sam, details: { fields: ['first_name', 'phone'] } },
          { action: 'staff.role', who: ada, about: sam, details: { from: 'staff', to: 'admin' } },
        ]);
        const [first] = await backend.audit.list({});
        expect(first?.actor?.name).toMatch(/^Ada \p{L}+$/u);
        expect(first?.subject.name).toBe('Samuel Rivera');
      });

      it('records what happened to an application', async () => {
        await subject.receive({ firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com' });
        await backend.auth.signIn(max, password);
        const [application] = await backend.applications.list();
        if (!application?.resume) throw new Error('The application did not arrive.');
        await backend.applications.review([application.id], 'contacted');
        await backend.applications.resumeLink(application.resume);
        await backend.applications.remove(application);
        expect(await backend.audit.list({})).toEqual([]);
        await backend.auth.signIn(ada, password);
        const events = (await names()).filter(({ about }) => about === application.reference);
        expect([...new Set(events.map(({ action, who }) => `${action} ${who}`))]).toEqual([
          `application.deleted ${max}`,
          `resume.opened ${max}`,
          `application.status ${max}`,
        ]);
      });

      it('can be filtered by kind, text and time, and paged', async () => {
        const row = await rowOf(sam);
        await backend.staff.setRole(row.id, 'admin');
        const [newest] = await backend.audit.list({});
        if (!newest) throw new Error('The trail is empty.');
        expect((await backend.audit.list({ kind: 'staff', searchText: 'SAM@' }))[0]).toEqual(newest);
        expect((await backend.audit.list({ searchText: 'Sam Riv' }))[0]).toEqual(newest);
        expect(await backend.audit.list({ kind: 'leads' })).toEqual([]);
        expect(await backend.audit.list({ searchText: '%' })).toEqual([]);
        expect((await backend.audit.list({ from: newest.at }))[0]).toEqual(newest);
        expect((await backend.audit.list({ to: newest.at })).map(({ id }) => id)).not.toContain(newest.id);
        expect((await backend.audit.list({}, newest.id)).map(({ id }) => id)).not.toContain(newest.id);
      });

      it.each([max, sam, nia])('shows %s nothing', async (who) => {
        const row = await rowOf(sam);
        await backend.staff.update(row.id, { firstName: 'Sam', lastName: 'Rivera', phone: '555-0134' });
        await backend.auth.signIn(who, password);
        expect(await backend.audit.list({})).toEqual([]);
        await backend.auth.signOut();
        expect(await kindOf(backend.audit.list({}))).toBe('signedOut');
      });
    });

    describe('job applications', () => {
      const jo = { firstName: 'Jo', lastName: 'Doe', email: 'jo@example.com' };
      const resume = '1700000000000_cv.pdf';
      const received = async () => {
        await subject.receive(jo);
        await backend.auth.signIn(max, password);
        const [application] = await backend.applications.list();
        if (!application) throw new Error('The application did not arrive.');
        await backend.auth.signOut();
        return application;
      };

      it.each([max, ada])('lets %s read what was received', async (who) => {
        const application = await received();
        await backend.auth.signIn(who, password);
        expect(await backend.applications.list()).toEqual([application]);
        expect(application).toMatchObject({
          ...jo,
          experience: '0',
          phone: null,
          resume,
          status: 'new',
          notes: [],
          correction: null,
        });
        expect(application.reference).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
        expect(application.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      });

      it('emails an applicant, adds a note, and reports no bounce', async () => {
        const { id } = await received();
        await backend.auth.signIn(max, password);
        const note = await backend.applications.write(id, {
          noteId,
          subject: 'Hello',
          text: 'Come on Monday.',
        });
        expect(note).toMatchObject({ id: noteId, isOwn: true });
        expect(note.body).toContain('Come on Monday.');
        expect((await backend.applications.list())[0]?.notes).toEqual([note]);
        expect(await backend.applications.bounceReason(jo.email)).toBeNull();
      });

      it('returns a resume address that works without a session', async () => {
        await received();
        await backend.auth.signIn(max, password);
        const link = await backend.applications.resumeLink(resume);
        expect(await (await fetch(link)).text()).toMatch(/^%PDF-/);
        expect(await kindOf(backend.applications.resumeLink('1700000000000_other.pdf'))).toBe('refused');
      });

      it('sets the status of several at once, or of none', async () => {
        const application = await received();
        await backend.auth.signIn(max, password);
        await backend.applications.review([application.id], 'contacted');
        expect(await backend.applications.list()).toEqual([{ ...application, status: 'contacted' }]);
        const missingId = '00000000-0000-4000-a000-0000000000ff';
        expect(await kindOf(backend.applications.review([missingId, application.id], 'closed'))).toBe(
          'refused',
        );
        expect(await backend.applications.list()).toEqual([{ ...application, status: 'contacted' }]);
      });

      it('keeps notes with author and time, and lets only their author delete them', async () => {
        const application = await received();
        await backend.auth.signIn(max, password);
        const note = await backend.applications.addNote(application.id, {
          id: noteId,
          body: ' Called on Monday.\nCalls back. ',
        });
        expect(note).toEqual({
          id: noteId,
          body: 'Called on Monday.\nCalls back.',
          at: expect.any(String),
          author: expect.stringMatching(/^Max \p{L}+$/u),
          isOwn: true,
        });
        expect(Math.abs(Date.parse(note.at ?? '') - Date.now())).toBeLessThan(600_000);
        expect(await backend.applications.list()).toEqual([{ ...application, notes: [note] }]);
        await backend.applications.removeNote(application.id, noteId);
        expect(await backend.applications.list()).toEqual([application]);
        expect(await kindOf(backend.applications.removeNote(application.id, noteId))).toBe('refused');
        expect(await kindOf(backend.applications.addNote(application.id, { id: noteId, body: ' ' }))).toBe(
          'unexpected',
        );
      });

      const details = {
        firstName: 'Joan',
        lastName: 'Dough',
        email: 'joan@example.com',
        phone: '(512) 555-0117',
        experience: 'senior',
        startDate: '2027-01-04',
        salary: '95–105k',
        authorization: 'no',
      } as const;

      it('corrects the applicant’s answers, and reports who did it and when', async () => {
        const application = await received();
        await backend.auth.signIn(max, password);
        const correction = {
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          by: expect.stringMatching(/^Max /),
          isByApplicant: false,
        };
        const expected = { ...application, ...details, correction };
        expect(await backend.applications.correct(application.id, details)).toEqual(expected);
        const emptied = { phone: null, experience: '0', salary: null, authorization: null } as const;
        await backend.applications.correct(application.id, { ...details, ...emptied });
        await backend.applications.review([application.id], 'closed');
        await backend.auth.signIn(ada, password);
        expect(await backend.applications.list()).toEqual([{ ...expected, ...emptied, status: 'closed' }]);
      });

      it('deletes an application with its resume', async () => {
        const application = await received();
        await backend.auth.signIn(max, password);
        await backend.applications.remove(application);
        expect(await backend.applications.list()).toEqual([]);
        expect(await subject.resumes()).toEqual([]);
        expect(await kindOf(backend.applications.remove(application))).toBe('refused');
      });

      it('shows staff nothing, and refuses all their changes', async () => {
        const application = await received();
        await backend.auth.signIn(sam, password);
        expect(await backend.applications.list()).toEqual([]);
        expect(await kindOf(backend.applications.review([application.id], 'closed'))).toBe('refused');
        expect(await kindOf(backend.applications.correct(application.id, details))).toBe('refused');
        expect(await kindOf(backend.applications.resumeLink(resume))).toBe('refused');
        expect(await kindOf(backend.applications.remove(application))).toBe('refused');
        expect(await subject.resumes()).toEqual([resume]);
      });

      it('rejects when signed out', async () => {
        const application = await received();
        expect(await kindOf(backend.applications.list())).toBe('signedOut');
        expect(await kindOf(backend.applications.addNote(application.id, { id: noteId, body: 'x' }))).toBe(
          'signedOut',
        );
        expect(await kindOf(backend.applications.correct(application.id, details))).toBe('signedOut');
        expect(await kindOf(backend.applications.resumeLink(resume))).toBe('signedOut');
        expect(await kindOf(backend.applications.remove(application))).toBe('signedOut');
      });
    });

    describe('the home page', () => {
      const arrangement = { beside: ['today'], below: ['links', 'continue'], hidden: [] };
      const pins = [
        { label: 'Board', address: 'https://board.daybreak.example' },
        { label: 'Directory', address: '/staff-directory' },
      ];

      it('has the default order and no pinned links at first', async () => {
        await backend.auth.signIn(sam, password);
        expect(await backend.home.arrangement()).toBeNull();
        expect(await backend.home.links()).toEqual([]);
      });

      it("keeps a person's order and links, and shows them to no one else", async () => {
        await backend.auth.signIn(sam, password);
        await backend.home.arrange({ beside: ['links'], below: [], hidden: ['today'] });
        await backend.home.arrange(arrangement);
        await backend.home.pin([{ label: 'Old', address: '/' }, ...pins]);
        await backend.home.pin(pins);
        expect(await backend.home.arrangement()).toEqual(arrangement);
        expect(await backend.home.links()).toEqual(pins);
        await backend.auth.signIn(max, password);
        expect(await backend.home.arrangement()).toBeNull();
        expect(await backend.home.links()).toEqual([]);
      });

      it('refuses more than 20 links, and keeps the existing ones', async () => {
        await backend.auth.signIn(sam, password);
        await backend.home.pin(pins);
        const tooManyLinks = Array.from({ length: 21 }, () => ({ label: 'Home', address: '/' }));
        expect(await kindOf(backend.home.pin(tooManyLinks))).toBe('refused');
        expect(await backend.home.links()).toEqual(pins);
      });

      it('shows administrators’ posts until they end, latest first, with their author', async () => {
        const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
        const post = { id: crypto.randomUUID(), title: ' Open day ', body: 'On Friday.', endsAt: tomorrow };
        const laterPost = { ...post, id: crypto.randomUUID(), title: 'Later' };
        await backend.auth.signIn(max, password);
        await backend.home.savePost(post);
        await new Promise((resolve) => setTimeout(resolve, 20));
        await backend.home.savePost(laterPost);
        await backend.home.savePost({ ...post, body: 'On Monday.' });
        const author = (await backend.staff.own())?.firstName ?? 'Max';
        await backend.auth.signIn(sam, password);
        const posts = await backend.home.posts();
        expect(posts.map(({ title, body }) => [title, body])).toEqual([
          ['Later', 'On Friday.'],
          ['Open day', 'On Monday.'],
        ]);
        expect(posts[0]?.author).toContain(author);
        expect(Date.parse(posts[0]?.endsAt ?? '')).toBe(Date.parse(tomorrow));
        expect(await kindOf(backend.home.savePost(post))).toBe('refused');
        expect(await kindOf(backend.home.removePost(post.id))).toBe('refused');
        await backend.auth.signIn(max, password);
        await backend.home.removePost(post.id);
        await backend.home.removePost(post.id);
        expect((await backend.home.posts()).map(({ title }) => title)).toEqual(['Later']);
        await backend.auth.signIn(nia, password);
        expect(await backend.home.posts()).toEqual([]);
      });

      it('lists people who started between two days', async () => {
        await backend.auth.signIn(ada, password);
        const row = (await backend.staff.list()).find(({ email }) => email === sam);
        const colleague = row && (await backend.people.open(row.id))?.person;
        if (!colleague) throw new Error('Sam is not in the directory.');
        const before = detailsOf(colleague);
        await backend.people.save(colleague.id, before, { ...before, startDate: '2031-05-05' });
        await backend.auth.signIn(max, password);
        const found = await backend.home.newColleagues('2031-05-01', '2031-05-05');
        expect(found.map(({ id, startDate }) => [id, startDate])).toEqual([[colleague.id, '2031-05-05']]);
        expect(await backend.home.newColleagues('2031-05-06', '2031-06-01')).toEqual([]);
      });

      it('keeps what a newcomer checks off', async () => {
        await backend.auth.signIn(sam, password);
        expect((await backend.home.firstWeek()).doneSteps).toEqual([]);
        await backend.home.saveFirstWeek(['card']);
        await backend.home.saveFirstWeek(['card', 'search']);
        expect((await backend.home.firstWeek()).doneSteps).toEqual(['card', 'search']);
        await backend.auth.signIn(max, password);
        expect((await backend.home.firstWeek()).doneSteps).toEqual([]);
      });

      it('counts new applications for administrators', async () => {
        await subject.receive({ firstName: 'Jo', lastName: 'Doe', email: 'jo@elsewhere.example' });
        await backend.auth.signIn(max, password);
        expect(await backend.home.newApplications()).toBe(1);
        await backend.auth.signIn(sam, password);
        expect(await backend.home.newApplications()).toBe(0);
      });

      it('is unavailable with the default password, and when signed out', async () => {
        await backend.auth.signIn(nia, password);
        expect(await backend.home.links()).toEqual([]);
        expect(await kindOf(backend.home.pin(pins))).toBe('refused');
        expect(await kindOf(backend.home.arrange(arrangement))).toBe('refused');
        await backend.auth.signOut();
        expect(await kindOf(backend.home.links())).toBe('signedOut');
        expect(await kindOf(backend.home.arrangement())).toBe('signedOut');
      });
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
      const leadsRefused = 'Only an administrator or a super administrator can seed leads.';
      const staffRefused = 'Only a super administrator can create staff accounts.';

      it.each([max, ada])('lets %s add the sample leads, once', async (who) => {
        await backend.auth.signIn(who, password);
        expect(await backend.seeding.seedLeads()).toBe('Added 25 sample leads.');
        expect(await backend.seeding.seedLeads()).toBe(
          'All 25 sample leads already exist. Nothing was added.',
        );
      });

      it('refuses everyone else with a message', async () => {
        expect(await failureOf(backend.seeding.seedLeads())).toEqual([
          'signedOut',
          'You must be logged in to seed leads.',
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
  });
}
