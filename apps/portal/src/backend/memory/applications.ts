import { BackendError } from '../errors.ts';
import type { Applications, JobApplication } from '../interfaces/Applications.ts';
import { isAdministrator, type Role } from '../interfaces/Staff.ts';
import type { Record } from './audit.ts';
import type { Answer } from './operation.ts';

const refusal = () => new BackendError('refused', "You can't change this record. Nothing was saved.");

interface Reader {
  role: Role | null;
  name: string | null;
}

const subjectOf = ({ reference }: JobApplication) => ({ label: reference, name: null });

/**
 * In-memory job applications.
 *
 * @param applications changed in place
 * @param reader the signed-in user; undefined for no one
 */
export function memoryApplications(
  applications: JobApplication[],
  answer: Answer<'applications'>,
  reader: () => Reader | undefined,
  record: Record,
  bounceReasons: Readonly<{ [email: string]: string }> = {},
): Applications {
  const reviews = () => {
    const reviewer = reader();
    if (!reviewer) throw new BackendError('signedOut', 'Auth session missing!');
    return isAdministrator(reviewer.role);
  };
  const placeOf = (id: string) => {
    const place = reviews() ? applications.findIndex((application) => application.id === id) : -1;
    if (place < 0) throw refusal();
    return place;
  };
  const change = (id: string, changes: Partial<JobApplication>) => {
    const place = placeOf(id);
    const updated = { ...(applications[place] as JobApplication), ...changes };
    applications[place] = updated;
    return updated;
  };

  return {
    list: () =>
      answer('applications.list', () =>
        reviews() ? [...applications].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt)) : [],
      ),
    review: (ids, status) =>
      answer('applications.review', () => {
        for (const before of ids.map((id) => applications[placeOf(id)] as JobApplication)) {
          if (before.status === status) continue;
          const updated = change(before.id, { status });
          record('application.status', subjectOf(updated), { from: before.status, to: status });
        }
      }),
    bounceReason: (email) =>
      answer('applications.bounceReason', () => (reviews() ? (bounceReasons[email] ?? null) : null)),
    addNote: (id, { id: noteId, body }) =>
      answer('applications.addNote', () => {
        const before = applications[placeOf(id)] as JobApplication;
        if (!body.trim()) throw new BackendError('unexpected', 'Enter a note.');
        const note = {
          id: noteId,
          body: body.trim(),
          at: new Date().toISOString(),
          author: reader()?.name ?? null,
          isOwn: true,
        };
        change(id, { notes: [...before.notes, note] });
        record('application.noted', subjectOf(before));
        return note;
      }),
    write: (id, { noteId, subject, text }) =>
      answer('applications.write', () => {
        const before = applications[placeOf(id)] as JobApplication;
        const note = {
          id: noteId,
          body: `Email to the applicant: ${subject.trim()}\n\n${text.trim()}`,
          at: new Date().toISOString(),
          author: reader()?.name ?? null,
          isOwn: true,
        };
        change(id, { notes: [...before.notes, note] });
        record('application.noted', subjectOf(before));
        return note;
      }),
    removeNote: (id, noteId) =>
      answer('applications.removeNote', () => {
        const before = applications[placeOf(id)] as JobApplication;
        if (!before.notes.find((note) => note.id === noteId)?.isOwn) throw refusal();
        change(id, { notes: before.notes.filter((note) => note.id !== noteId) });
        record('application.note_deleted', subjectOf(before));
      }),
    correct: (id, details) =>
      answer('applications.correct', () =>
        change(id, {
          ...details,
          correction: { at: new Date().toISOString(), by: reader()?.name ?? null, isByApplicant: false },
        }),
      ),
    resumeLink: (resume) =>
      answer('applications.resumeLink', () => {
        const application = applications.find((each) => each.resume === resume);
        if (!reviews() || !application) throw refusal();
        record('resume.opened', subjectOf(application), { purpose: 'reading' });
        return URL.createObjectURL(new Blob(['%PDF-1.7'], { type: 'application/pdf' }));
      }),
    remove: ({ id }) =>
      answer('applications.remove', () => {
        const [removedApplication] = applications.splice(placeOf(id), 1);
        if (removedApplication) record('application.deleted', subjectOf(removedApplication));
      }),
  };
}
