import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditFilter } from '../interfaces/Audit.ts';
import type { Backend } from '../interfaces/Backend.ts';
import { roles } from '../interfaces/Staff.ts';
import { rowOf, type Subject } from './subject.ts';
import { ada, ivo, kindOf, max, nia, password, sam } from './support.ts';

/** Tests the staff directory, roles and activation, and the trail of what was done. `opened` returns each test's own backend, signed out. */
export function staffContract(opened: () => Subject): void {
  let subject: Subject;
  let backend: Backend;
  beforeEach(() => {
    subject = opened();
    backend = subject.backend;
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
      const row = await rowOf(backend, sam);
      const saved = await backend.staff.update(row.id, { firstName: 'Samuel', lastName: ' ', phone: '' });
      expect(saved).toEqual({ ...row, firstName: 'Samuel', lastName: null, phone: null });
      expect((await backend.staff.list()).find(({ id }) => id === row.id)).toEqual(saved);
    });

    it.each([max, sam])('doesn’t let %s correct a card', async (who) => {
      const row = await rowOf(backend, sam, who);
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
      const row = await rowOf(backend, sam);
      expect(await backend.staff.setRole(row.id, 'admin')).toEqual({ ...row, role: 'admin' });
    });

    it('lets a super admin deactivate and reactivate someone else', async () => {
      const row = await rowOf(backend, sam);
      expect(await backend.staff.setActive(row.id, false)).toEqual({ ...row, isActive: false });
      expect((await backend.staff.list()).map(({ id }) => id)).not.toContain(row.id);
      expect(await backend.staff.setActive(row.id, true)).toEqual(row);
    });

    it('rejects a deactivated person’s sign-in until they’re reactivated', async () => {
      const row = await rowOf(backend, sam);
      await backend.staff.setActive(row.id, false);
      await backend.auth.signOut();
      expect(await kindOf(backend.auth.signIn(sam, password))).toBe('notActivated');
      await backend.auth.signIn(ada, password);
      await backend.staff.setActive(row.id, true);
      expect((await backend.auth.signIn(sam, password)).email).toBe(sam);
    });

    it('lets no one change their own role or activation, not even a super admin', async () => {
      const row = await rowOf(backend, ada);
      expect(await kindOf(backend.staff.setRole(row.id, 'staff'))).toBe('refused');
      expect(await kindOf(backend.staff.setActive(row.id, false))).toBe('refused');
    });

    it.each([max, sam])('doesn’t let %s change others’ role or activation', async (who) => {
      const row = await rowOf(backend, ada, who);
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
      const row = await rowOf(backend, sam);
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
      const row = await rowOf(backend, sam);
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
      const row = await rowOf(backend, sam);
      await backend.staff.update(row.id, { firstName: 'Sam', lastName: 'Rivera', phone: '555-0134' });
      await backend.auth.signIn(who, password);
      expect(await backend.audit.list({})).toEqual([]);
      await backend.auth.signOut();
      expect(await kindOf(backend.audit.list({}))).toBe('signedOut');
    });
  });
}
