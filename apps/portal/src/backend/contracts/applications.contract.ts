import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import type { Subject } from './subject.ts';
import { ada, kindOf, max, password, sam } from './support.ts';

const noteId = '00000000-0000-4000-d000-000000000001';

/** Tests what administrators do with job applications. `opened` returns each test's own backend, signed out. */
export function applicationsContract(opened: () => Subject): void {
  let subject: Subject;
  let backend: Backend;
  beforeEach(() => {
    subject = opened();
    backend = subject.backend;
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
}
